export { LostHelp } from './LostHelp';
export { useServerAnswer } from './useServerAnswer';
