export { collectDiagnostics, type NavigationOptions } from './collectDiagnostics';
export { readSidebar } from './readSidebar';
export { labelNeighbours } from './labelNeighbours';
