import type {
  ApiEvent,
  ApiMember,
  ApiPlan,
  ApiSelector,
  ApiSignature,
} from '@site/src/lib/contracts/api';
import { lowerFirst } from '@site/src/lib/lowerFirst';
import { PLAN_GRIDS } from './planPackages';

export type ExampleKind = 'prop' | 'hook' | 'subscription' | 'direct' | 'reactive' | 'call';

/** Code that a reader can copy into a component, with the imports it needs. */
export interface Example {
  kind: ExampleKind;
  code: string;
}

function writeImport(names: readonly string[], plan: ApiPlan): string {
  return `import { ${names.join(', ')} } from '${PLAN_GRIDS[plan].packageName}';`;
}

/** The arguments of a listener: `params, event`. */
function listListenerArguments({ params, event }: ApiEvent): string {
  if (event) {
    return 'params, event';
  }
  return params ? 'params' : '';
}

/** The arguments of an event's prop; the props of models have their own. */
function listPropArguments(event: ApiEvent, prop: ApiMember | undefined): string {
  const [signature] = prop?.signatures ?? [];
  return signature && !prop?.type.text.startsWith('GridEventListener')
    ? signature.parameters.map(({ name }) => name).join(', ')
    : listListenerArguments(event);
}

/**
 * The ways to listen to an event: with its prop if it has one, a hook, or a subscription. `prop` is
 * that prop as declared by the grid.
 */
export function createEventExamples(event: ApiEvent, prop: ApiMember | undefined): Example[] {
  const { name, plan } = event;
  const listened = listListenerArguments(event);
  const byProp = `<${PLAN_GRIDS[plan].component}
  ${event.prop}={(${listPropArguments(event, prop)}) => {
    // …
  }}
/>`;
  const byHook = `${writeImport(['useGridApiContext', 'useGridEvent'], plan)}

const apiRef = useGridApiContext();

useGridEvent(apiRef, '${name}', (${listened}) => {
  // …
});`;
  const bySubscription = `${writeImport(['useGridApiRef'], plan)}

const apiRef = useGridApiRef();

React.useEffect(() => {
  return apiRef.current?.subscribeEvent('${name}', (${listened}) => {
    // …
  });
}, [apiRef]);`;
  return [
    ...(event.prop ? [{ kind: 'prop' as const, code: byProp }] : []),
    { kind: 'hook', code: byHook },
    { kind: 'subscription', code: bySubscription },
  ];
}

/** A variable name for the result of a selector: `gridPageCountSelector` → `pageCount`. */
function nameSelected(selector: string): string {
  return lowerFirst(selector.replace(/^(?:unstable_)?grid/, '').replace(/Selector$/, ''));
}

/** An argument for a type: `{ rowId, field }` for an object type, `rowId` for `GridRowId`. */
function writeArgument(type: string): string {
  if (type.startsWith('{')) {
    const keys = [...type.matchAll(/(\w+)\??:/g)].map(([, key]) => key);
    return `{ ${keys.join(', ')} }`;
  }
  return lowerFirst(/\w+/.exec(type)?.[0].replace(/^Grid/, '') ?? 'argument');
}

/** The ways to read a selector: once, and again on every change. */
export function createSelectorExamples({ name, plan, argument }: ApiSelector): Example[] {
  const further = argument ? `, ${writeArgument(argument)}` : '';
  const selected = nameSelected(name);
  return [
    {
      kind: 'direct',
      code: `${writeImport([name], plan)}

const ${selected} = ${name}(apiRef${further});`,
    },
    {
      kind: 'reactive',
      code: `${writeImport([name, 'useGridApiContext', 'useGridSelector'], plan)}

const apiRef = useGridApiContext();
const ${selected} = useGridSelector(apiRef, ${name}${further});`,
    },
  ];
}

function writeCall(name: string, { parameters, returns }: ApiSignature): string {
  const call = `apiRef.current?.${name}(${parameters.map((parameter) => parameter.name).join(', ')});`;
  return returns.type === 'void' ? call : `const result = ${call}`;
}

/** How to use a member of the API object: a call for each signature, or a read. */
export function createCallExample({ name, signatures }: ApiMember): Example {
  const lines = signatures?.map((signature) => writeCall(name, signature));
  return { kind: 'call', code: lines?.join('\n') ?? `const ${name} = apiRef.current?.${name};` };
}
