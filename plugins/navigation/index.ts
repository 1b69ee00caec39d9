export { collectDiagnostics, type NavigationOptions } from './collectDiagnostics';
export { labelNeighbours } from './labelNeighbours';
