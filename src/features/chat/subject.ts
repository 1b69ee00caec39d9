import type { SourceFile } from '@site/src/lib/contracts/demos';
import type { Product } from '@site/src/lib/products';

/** A demo that a reader wants to chat about. */
export interface Subject {
  /** What the demo shows. */
  title: string;
  pageTitle: string;
  /** URL of the demo on this site. */
  url: string;
  brand: string;
  /** Undefined if the demo doesn't belong to a single product. */
  product: Product | undefined;
  /** Version of the libraries in the demo's docs version. */
  version: string;
  /** Maps the packages that the demo needs to exact versions. */
  dependencies: Readonly<Record<string, string>>;
  /** As changed by the reader, with the entry first. */
  files: readonly SourceFile[];
  isEdited: boolean;
}

/** The package that identifies a product, in the version the demo runs on. */
export function choosePackage(
  { packages }: Product,
  { dependencies, version }: Pick<Subject, 'dependencies' | 'version'>,
): { name: string; version: string } {
  const plans = Object.values(packages);
  const name = plans[0]!;
  const used = plans.find((plan) => plan in dependencies);
  return { name, version: (used && dependencies[used]) ?? version };
}
