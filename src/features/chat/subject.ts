import type { SourceFile } from '@site/src/lib/contracts/demos';
import type { Product } from '@site/src/lib/products';

/** A demo that a reader wants to talk about. */
export interface Subject {
  /** What the demo shows. */
  title: string;
  pageTitle: string;
  /** Address of the demo on this site. */
  url: string;
  brand: string;
  /** None where the demo is of no single product. */
  product: Product | undefined;
  /** Of the libraries, in the docs version that the demo is from. */
  version: string;
  /** Package → exact version: what the demo needs. */
  dependencies: Readonly<Record<string, string>>;
  /** As the reader has changed them, the entry first. */
  files: readonly SourceFile[];
  isEdited: boolean;
}

/** The package that a product is known by, of the version that the demo runs on. */
export function choosePackage(
  { packages }: Product,
  { dependencies, version }: Pick<Subject, 'dependencies' | 'version'>,
): { name: string; version: string } {
  const plans = Object.values(packages);
  const name = plans[0]!;
  const used = plans.find((plan) => plan in dependencies);
  return { name, version: (used && dependencies[used]) ?? version };
}
