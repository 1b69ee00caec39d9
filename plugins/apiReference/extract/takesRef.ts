import type { Expression, Node } from 'acorn';
import type ts from 'typescript';
import type { ExtractContext } from './createContext';
import { loadBundle } from './loadBundle';
import { resolveExport, resolveName, type Module } from './modules';
import { getCalleeName, getScriptFile } from './readScript';

const MAKES_FORWARDING = /^(?:forwardRef|createSvgIcon)$/;
const WRAPS = /^(?:memo|fastMemo)$/;

/** Whether the component created by an expression accepts a ref; undefined if unknown. */
function doesForward(module: Module, node: Node | undefined): boolean | undefined {
  const value = node as unknown as Expression | undefined;
  switch (value?.type) {
    case 'CallExpression': {
      // `styled(Paper)({…})` creates a component that forwards its ref.
      const made = value.callee.type === 'CallExpression' && getCalleeName(value.callee.callee);
      const name = getCalleeName(value.callee);
      return made === 'styled' || MAKES_FORWARDING.test(name)
        ? true
        : WRAPS.test(name)
          ? doesForward(module, value.arguments[0])
          : undefined;
    }
    case 'Identifier': {
      const origin = resolveName(module, value.name);
      return origin?.module ? doesForward(origin.module, origin.value) : undefined;
    }
    default: {
      const type = (node as { type?: string } | undefined)?.type;
      return type && /Function/.test(type) ? false : type && /Class/.test(type) ? true : undefined;
    }
  }
}

/**
 * Static pickers of v5 and v6 forward their ref to a layout that drops it, as running them shows.
 */
const DROPS_INSIDE = /^Static(?:Date|Time|DateTime|DateRange)Picker$/;
const DROPPING_VERSIONS = /^[56]\./;

const FORWARD_REF = Symbol.for('react.forward_ref');

/** The same for a running component. */
function isForwarding(component: unknown): boolean {
  const wrapped = component as { $$typeof?: symbol; type?: unknown } | undefined;
  return wrapped?.type ? isForwarding(wrapped.type) : wrapped?.$$typeof === FORWARD_REF;
}

/**
 * Whether a component accepts a ref according to its code: a function that doesn't forward its ref
 * drops it, whatever its types promise. Undefined if the code doesn't say.
 */
export function takesRef(
  { packages }: ExtractContext,
  name: string,
  declaration: ts.Node,
): boolean | undefined {
  if (DROPS_INSIDE.test(name) && DROPPING_VERSIONS.test(packages[0]?.version ?? '')) {
    return false;
  }
  const bundle = loadBundle(declaration);
  if (bundle) {
    return isForwarding(bundle[name]);
  }
  const origin = resolveExport(getScriptFile(declaration.getSourceFile().fileName), name);
  return origin?.module && doesForward(origin.module, origin.value);
}
