export { formatInstallCommand } from './installCommand';
export { InstallCommand } from './InstallCommand';
export { ProductCards } from './ProductCards';
export { SECTIONS } from './sections';
export { ProductSwitcher } from './ProductSwitcher';
export { findProductById, getProductPath, PRODUCTS, type Plan, type Product } from './products';
export { useVersionPath } from './useVersionPath';
