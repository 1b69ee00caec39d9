import type ts from 'typescript';
import type { ApiSignature } from '../../../src/lib/contracts/api';
import { compareTypes, type TypeClaim } from './compareTypes';
import type { ComponentFacts, ProductFacts } from './readComponentProps';

export interface Difference {
  component: string;
  member: string;
  what: 'missing' | 'extra' | 'required' | 'own' | 'type' | 'signature' | 'ref' | 'span';
  detail: string;
  /** Whether the member comes from a computed type, without a declaration. */
  isComputed?: true;
}

/** React's own, which components don't document as props. */
const SPECIAL = new Set(['key', 'ref']);

function compareNames({ component, props }: ComponentFacts): Difference[] {
  const owned = component.props.map(({ name }) => name);
  const inherited = component.inherited.flatMap((group) => group.props);
  const known = new Set([...owned, ...inherited]);
  const there = [...props.values()].filter(({ name }) => !SPECIAL.has(name));
  const twice = owned.filter((name) => inherited.includes(name));
  return [
    ...there
      .filter(({ name, isIgnored }) => !isIgnored && !known.has(name))
      .map(({ name, declarations }) => ({
        member: name,
        what: 'missing' as const,
        detail: '',
        ...(declarations.length === 0 && { isComputed: true as const }),
      })),
    ...[...known]
      .filter((name) => !props.has(name))
      .map((name) => ({ member: name, what: 'extra' as const, detail: '' })),
    ...twice.map((name) => ({ member: name, what: 'extra' as const, detail: 'own and inherited' })),
  ].map((difference) => ({ component: component.name, ...difference }));
}

/**
 * Everything that a package of the product declares, possibly among others, is the component's own.
 */
function compareOwn({ component, props }: ComponentFacts): Difference[] {
  const isOwn = (declaration: ts.Declaration) =>
    /.*\/node_modules\/@mui\/x-/.test(declaration.getSourceFile().fileName);
  return component.inherited
    .flatMap((group) => group.props)
    .filter((name) => props.get(name)?.declarations.some(isOwn))
    .map((name) => ({
      component: component.name,
      member: name,
      what: 'own',
      detail: 'is declared by the package but listed as inherited',
    }));
}

function compareRequired({ component, props }: ComponentFacts): Difference[] {
  return component.props.flatMap(({ name, isRequired = false }) => {
    const fact = props.get(name);
    return fact && fact.isRequired !== isRequired
      ? [
          {
            component: component.name,
            member: name,
            what: 'required' as const,
            detail: fact.isRequired ? 'is required' : 'is optional',
          },
        ]
      : [];
  });
}

interface Claimed {
  component: string;
  member: string;
  what: 'type' | 'signature' | 'ref';
  claim: TypeClaim;
}

/** Call signatures as one type. */
function writeSignatures(signatures: readonly ApiSignature[]): string {
  const lines = signatures.map(({ parameters, returns }) => {
    const list = parameters.map(
      ({ name, type, isOptional }) =>
        `${/^\w+$/.test(name) ? name : '__first'}${isOptional ? '?' : ''}: ${type}`,
    );
    return `(${list.join(', ')}): ${returns.type};`;
  });
  return `{ ${lines.join(' ')} }`;
}

function listClaims({ component, props }: ComponentFacts): Claimed[] {
  return component.props.flatMap(({ name, type, signatures }): Claimed[] => {
    const fact = props.get(name);
    if (!fact) {
      return [];
    }
    const undefinedToo = fact.isRequired ? '' : ' | undefined';
    return [
      {
        component: component.name,
        member: name,
        what: 'type',
        claim: {
          text: fact.isRequired ? type.text : `(${type.text})${undefinedToo}`,
          expected: `__Member<${fact.owner}, ${JSON.stringify(name)}>${undefinedToo}`,
          places: fact.declarations,
          packageName: component.packageName,
        },
      },
      ...(signatures
        ? [
            {
              component: component.name,
              member: name,
              what: 'signature' as const,
              claim: {
                text: writeSignatures(signatures),
                expected: `__Calls<__Member<${fact.owner}, ${JSON.stringify(name)}>>`,
                places: fact.declarations,
                packageName: component.packageName,
              },
            },
          ]
        : []),
    ];
  });
}

function listRefClaims({ component, props }: ComponentFacts): Claimed[] {
  const ref = props.get('ref');
  return ref && component.ref
    ? [
        {
          component: component.name,
          member: 'ref',
          what: 'ref',
          claim: {
            // If the types leave it open, they only say that it's something.
            text: component.ref.type ?? '{}',
            expected: `__Held<__Member<${ref.owner}, 'ref'>>`,
            places: ref.declarations,
            packageName: component.packageName,
          },
        },
      ]
    : [];
}

/** All differences between the model of a product and the checker's `ComponentProps`. */
export function compareProduct(facts: ProductFacts): Difference[] {
  const claimed = facts.components.flatMap((component) => [
    ...listClaims(component),
    ...listRefClaims(component),
  ]);
  const verdicts = compareTypes(
    facts,
    claimed.map(({ claim }) => claim),
  );
  return [
    ...facts.components.flatMap((component) => [
      ...compareNames(component),
      ...compareOwn(component),
      ...compareRequired(component),
    ]),
    ...claimed.flatMap(({ claim, ...rest }, index): Difference[] => {
      const verdict = verdicts[index];
      return verdict === undefined ? [] : [{ ...rest, detail: `says ${claim.text}, ${verdict}` }];
    }),
  ];
}
