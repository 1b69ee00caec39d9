export { PlaygroundPage as default } from '@site/src/features/playground';
