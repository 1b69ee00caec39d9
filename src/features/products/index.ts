export { formatInstallCommand } from '@site/src/lib/installCommand';
export { InstallCommand } from './InstallCommand';
export { ProductCards } from './ProductCards';
export { SECTIONS } from './sections';
export { ProductSwitcher } from './ProductSwitcher';
export { TOOLS } from './tools';
export { ToolsMenu } from './ToolsMenu';
export { useVersionPath } from './useVersionPath';
