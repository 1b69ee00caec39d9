import ts from 'typescript';
import type { ApiSignature } from '../../../src/lib/contracts/api';
import type { ExtractContext } from './createContext';
import { printType } from './printType';
import type { Docs } from './readDocs';
import { readTypeText } from './readTypeText';

/** The name of a parameter, or its destructuring pattern: `{ skip, ref }`. */
function getParameterName({ name, valueDeclaration: declaration }: ts.Symbol): string {
  return declaration && ts.isParameter(declaration) && !ts.isIdentifier(declaration.name)
    ? declaration.name.getText().replaceAll(/\s+/g, ' ')
    : name;
}

function readSignature(context: ExtractContext, signature: ts.Signature, docs: Docs): ApiSignature {
  const parameters = signature.getParameters().map((parameter) => {
    const declaration = parameter.valueDeclaration;
    const isOptional =
      declaration !== undefined &&
      ts.isParameter(declaration) &&
      context.checker.isOptionalParameter(declaration);
    const description = docs.parameters.get(parameter.name);
    return {
      name: getParameterName(parameter),
      type: readTypeText(context, parameter, isOptional),
      ...(isOptional && { isOptional: true as const }),
      ...(description && { description }),
    };
  });
  const returns = {
    type: printType(context, signature.getReturnType()),
    ...(docs.returns && { description: docs.returns }),
  };
  return { parameters, returns };
}

/**
 * The type itself if it's a function, or the function among the parts of a union; parts may look
 * the same.
 */
function findCallable(context: ExtractContext, type: ts.Type): ts.Type | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const callable = parts.filter((part) => part.getCallSignatures().length > 0);
  const [first, ...others] = new Set(callable.map((part) => printType(context, part)));
  return first !== undefined && others.length === 0 ? callable[0] : undefined;
}

/**
 * Call signatures of a type, with the parameter descriptions of its comment; none for components.
 */
export function readSignatures(
  context: ExtractContext,
  type: ts.Type,
  docs: Docs,
): { signatures?: ApiSignature[] } {
  const callable = findCallable(context, type);
  const text = callable ? printType(context, type) : '';
  if (!callable || /\b(?:ElementType|ComponentType|JSXElementConstructor)\b/.test(text)) {
    return {};
  }
  const signatures = callable
    .getCallSignatures()
    .map((signature) => readSignature(context, signature, docs));
  return { signatures };
}
