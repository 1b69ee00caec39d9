export { formatInstallCommand } from './installCommand';
export { InstallCommand } from './InstallCommand';
export { ProductCards } from './ProductCards';
export { ProductSwitcher } from './ProductSwitcher';
export { findProductById, getProductPath, PRODUCTS, type Plan, type Product } from './products';
