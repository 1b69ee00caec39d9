import ts from 'typescript';
import type { ApiComponent, ApiProduct } from '../../../src/lib/contracts/api';
import {
  createOracleProgram,
  getAliasType,
  listAliases,
  type OracleProgram,
} from './createOracleProgram';

/** A member of `React.ComponentProps<typeof X>`. */
export interface PropFact {
  name: string;
  isRequired: boolean;
  /** Whether its comment keeps it out of the docs. */
  isIgnored: boolean;
  declarations: readonly ts.Declaration[];
  /** Name of the type in the generated file that contains it. */
  owner: string;
}

export interface ComponentFacts {
  component: ApiComponent;
  props: ReadonlyMap<string, PropFact>;
}

export interface ProductFacts extends OracleProgram {
  fileName: string;
  /** Text of the generated file: imports and one type for each component. */
  text: string;
  components: readonly ComponentFacts[];
}

/** A custom date type, because without one and without an adapter all dates are `any`. */
const DATE_TYPE = `
interface __Date { readonly __date: never }
declare module '@mui/x-date-pickers/models' {
  interface PickerValidDateLookup { __date: __Date }
}
`;

/**
 * Replaces `ComponentProps` if a type parameter resolved to its constraint is an array without a
 * length, which leaves nothing of the props: their exported type with its defaults.
 */
const PROPS_TYPES: Readonly<Record<string, string>> = {
  ChartContainerPro: 'ChartContainerProProps & { ref?: React.Ref<SVGSVGElement> }',
  ChartDataProvider: 'ChartDataProviderProps',
  ChartDataProviderPro: 'ChartDataProviderProProps',
  RadarDataProvider: 'RadarDataProviderProps',
};

function writeProps(name: string, index: number): string {
  const props = `React.ComponentProps<typeof __E${index}.${name}>`;
  const instead = PROPS_TYPES[name];
  return instead ? `keyof ${props} extends never ? __E${index}.${instead} : ${props}` : props;
}

/**
 * The types of fields for both values of their type parameter, which chooses between two sets of
 * inherited props. A type for both at once would only have what the sets share. Those with too few
 * or too many type arguments for a major are errors and left out.
 */
function writeChoices(name: string, index: number): string {
  const args = ['true', 'false', '__Date, true', '__Date, false'];
  return /Field$/.test(name)
    ? args
        .map(
          (arg, choice) =>
            `type __C${index}_${choice} = React.ComponentProps<typeof __E${index}.${name}<${arg}>>;\n`,
        )
        .join('')
    : '';
}

function writeComponents({ product, components }: ApiProduct): string {
  const lines = components.map(({ name, exportName = name, imports: [from] }, index) =>
    [
      `import * as __E${index} from '${from}';`,
      `type __P${index} = ${writeProps(exportName, index)};`,
      product === 'date-pickers' ? writeChoices(exportName, index) : '',
    ].join('\n'),
  );
  const head = `import * as React from 'react';\n${product === 'date-pickers' ? DATE_TYPE : ''}`;
  return `${head}${lines.join('\n')}\n`;
}

function listConstituents(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function readProps(checker: ts.TypeChecker, alias: ts.TypeAliasDeclaration): Map<string, PropFact> {
  const type = getAliasType(checker, alias);
  const constituents = listConstituents(type);
  const found = new Map<string, ts.Symbol[]>();
  for (const constituent of constituents) {
    for (const symbol of checker.getPropertiesOfType(constituent)) {
      found.set(symbol.name, [...(found.get(symbol.name) ?? []), symbol]);
    }
  }
  return new Map(
    [...found].map(([name, symbols]) => [
      name,
      {
        name,
        isRequired:
          symbols.length === constituents.length &&
          symbols.every(({ flags }) => !(flags & ts.SymbolFlags.Optional)),
        isIgnored: symbols.some((symbol) =>
          symbol.getJsDocTags(checker).some((tag) => tag.name === 'ignore'),
        ),
        declarations: symbols.flatMap((symbol) => symbol.declarations ?? []),
        owner: alias.name.text,
      },
    ]),
  );
}

/** Asks the checker for `React.ComponentProps` of every component that a model names. */
export function readComponentProps(workspaceDir: string, model: ApiProduct): ProductFacts {
  const fileName = `${workspaceDir}/__oracle-${model.product}.ts`;
  const text = writeComponents(model);
  const oracle = createOracleProgram(fileName, text);
  const aliases = listAliases(oracle.source);
  const components = model.components.map((component, index) => {
    const choices = [...aliases].filter(([name]) => name.startsWith(`__C${index}_`));
    const types = [aliases.get(`__P${index}`)!, ...choices.map(([, alias]) => alias)];
    return {
      component,
      // If several types have a prop, the first one defines it.
      props: new Map(types.toReversed().flatMap((alias) => [...readProps(oracle.checker, alias)])),
    };
  });
  return { ...oracle, fileName, text, components };
}
