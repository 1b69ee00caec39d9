import ts from 'typescript';
import type { ArgControl, ArgType, ArgValue } from '../../../src/lib/contracts/demoControls';
import { findPropsComponent, findPropsType, visitUses, type PropsComponent } from './findComponent';
import { parseLiteral, readLiteral } from './literals';

/** A problem with the props of a demo, at an offset in its code. */
interface PropsProblem {
  position: number;
  /** After the file's name. */
  message: string;
}

interface ReadArgTypes {
  argTypes: ArgType[];
  problems: PropsProblem[];
}

type Report = (node: ts.Node, message: string) => void;

const KNOWN_TYPES =
  'a union of strings or numbers, boolean, number with @minimum and @maximum, or string';

function getName(node: ts.Node): string {
  return ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : node.getText();
}

/** The text of each tag in a prop's JSDoc. */
function readTags(member: ts.Node): Map<string, string> {
  return new Map(
    ts
      .getJSDocTags(member)
      .map(({ tagName, comment }) => [
        tagName.text,
        (ts.getTextOfJSDocComment(comment) ?? '').trim(),
      ]),
  );
}

function readDescription(member: ts.PropertySignature): string | undefined {
  const docs = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const text = docs.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' ');
  return text.replaceAll(/\s+/g, ' ').trim() || undefined;
}

/** The number in a tag; reports anything else. */
function readBound(
  member: ts.PropertySignature,
  tags: ReadonlyMap<string, string>,
  tag: string,
  report: Report,
): number | undefined {
  const text = tags.get(tag);
  const value = text === undefined ? undefined : parseLiteral(text);
  if (text !== undefined && typeof value !== 'number') {
    report(member, `has "@${tag} ${text}", which isn't a number. Write "@${tag} 10".`);
  }
  return typeof value === 'number' ? value : undefined;
}

function readRange(
  member: ts.PropertySignature,
  tags: ReadonlyMap<string, string>,
  report: Report,
): ArgControl | undefined {
  const name = getName(member.name);
  const missing = ['minimum', 'maximum'].filter((tag) => !tags.has(tag));
  if (missing.length > 0) {
    const wanted = missing.map((tag) => `@${tag}`).join(' and ');
    report(member, `has the number "${name}" without ${wanted}, which its slider requires.`);
    return undefined;
  }
  const min = readBound(member, tags, 'minimum', report);
  const max = readBound(member, tags, 'maximum', report);
  const step = tags.has('multipleOf') ? readBound(member, tags, 'multipleOf', report) : 1;
  if (min === undefined || max === undefined || step === undefined) {
    return undefined;
  }
  if (min >= max || step <= 0) {
    report(
      member,
      `has the number "${name}" from ${min} to ${max} in steps of ${step}. @minimum must be below @maximum, and @multipleOf must be above 0.`,
    );
    return undefined;
  }
  return { type: 'range', min, max, step };
}

function readControl(
  member: ts.PropertySignature,
  tags: ReadonlyMap<string, string>,
  report: Report,
): ArgControl | undefined {
  const { type } = member;
  if (type?.kind === ts.SyntaxKind.BooleanKeyword) {
    return { type: 'boolean' };
  }
  if (type?.kind === ts.SyntaxKind.StringKeyword) {
    return { type: 'text' };
  }
  if (type?.kind === ts.SyntaxKind.NumberKeyword) {
    return readRange(member, tags, report);
  }
  const parts = type && ts.isUnionTypeNode(type) ? type.types : type ? [type] : [];
  const options = parts.map((part) =>
    ts.isLiteralTypeNode(part) ? readLiteral(part.literal) : undefined,
  );
  const isUnion = options.every(
    (option) => typeof option === 'string' || typeof option === 'number',
  );
  if (isUnion && options.length > 0) {
    return { type: 'select', options };
  }
  report(
    member,
    `has "${getName(member.name)}" of type ${type?.getText() ?? 'any'}, which no control can change. Use ${KNOWN_TYPES}.`,
  );
  return undefined;
}

/** Why a value doesn't fit a control; undefined if it does. */
function describeMisfit(value: ArgValue, control: ArgControl): string | undefined {
  switch (control.type) {
    case 'select':
      return control.options.includes(value as string)
        ? undefined
        : `which isn't one of its options: ${control.options.map((option) => JSON.stringify(option)).join(', ')}.`;
    case 'boolean':
      return typeof value === 'boolean' ? undefined : "which isn't true or false.";
    case 'text':
      return typeof value === 'string' ? undefined : "which isn't a string.";
    case 'range': {
      const { min, max, step } = control;
      if (typeof value !== 'number' || value < min || value > max) {
        return `which isn't a number from ${min} to ${max}.`;
      }
      const steps = (value - min) / step;
      return Math.abs(steps - Math.round(steps)) < 1e-6
        ? undefined
        : `which a slider from ${min} in steps of ${step} can't reach. Change it or @multipleOf.`;
    }
  }
}

/** The defaults of the destructured parameter, by prop, each with its node. */
function readInitial({ parameter }: PropsComponent, report: Report) {
  const found = new Map<string, { node: ts.Node; value?: ArgValue }>();
  if (!ts.isObjectBindingPattern(parameter.name)) {
    report(
      parameter,
      'takes its props as one object. Destructure them, with defaults: "({ size = 40 }: …)".',
    );
    return undefined;
  }
  parameter.name.elements.forEach((element) => {
    const { name, propertyName, dotDotDotToken, initializer } = element;
    if (dotDotDotToken || propertyName || !ts.isIdentifier(name)) {
      report(element, `takes "${element.getText()}". Destructure each prop by its own name only.`);
      return;
    }
    const value = initializer && readLiteral(initializer);
    if (initializer && value === undefined) {
      report(
        initializer,
        `sets the default of "${name.text}" to ${initializer.getText()}, which isn't a literal.`,
      );
    }
    found.set(name.text, { node: initializer ?? element, value });
  });
  return found;
}

function readArgType(
  member: ts.PropertySignature,
  initial: { node: ts.Node; value?: ArgValue } | undefined,
  report: Report,
): ArgType | undefined {
  const name = getName(member.name);
  const tags = readTags(member);
  const control = readControl(member, tags, report);
  const text = tags.get('default');
  const defaultValue = text === undefined ? undefined : parseLiteral(text);
  if (text !== undefined && defaultValue === undefined) {
    report(
      member,
      `has "@default ${text}", which isn't a literal. Write "@default 'none'" or "@default 0".`,
    );
    return undefined;
  }
  if (!control) {
    return undefined;
  }
  const begin = initial?.value ?? defaultValue;
  const check = (value: ArgValue | undefined, node: ts.Node, what: string) => {
    const misfit = value === undefined ? undefined : describeMisfit(value, control);
    if (misfit) {
      report(node, `has ${what} ${JSON.stringify(value)} for "${name}", ${misfit}`);
    }
  };
  check(initial?.value, initial?.node ?? member, 'the initial value');
  check(defaultValue, member, '@default');
  if (begin === undefined && (control.type !== 'select' || !member.questionToken)) {
    report(member, `has no initial value for "${name}". Give it a default in the parameter.`);
  }
  const description = readDescription(member);
  return {
    name,
    ...(description && { description }),
    ...(begin !== undefined && { initial: begin }),
    ...(defaultValue !== undefined && { defaultValue }),
    control,
  };
}

/** Reports props that are redeclared in the body, where they'd mean something else. */
function checkDeclarations(component: PropsComponent, names: ReadonlySet<string>, report: Report) {
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
    if (isDeclaration && ts.isIdentifier(node.name) && names.has(node.name.text)) {
      report(node, `redeclares the prop "${node.name.text}". Rename one of them.`);
    }
    ts.forEachChild(node, visit);
  };
  visit(component.component.body);
}

/**
 * The controls of a demo, from the interface of its props and the defaults of its parameter, and
 * all problems with these. Undefined if it takes no props. Reads only the syntax.
 */
export function readArgTypes(code: string): ReadArgTypes | undefined {
  const component = findPropsComponent(code);
  if (!component) {
    return undefined;
  }
  const problems: PropsProblem[] = [];
  const report: Report = (node, message) =>
    problems.push({ position: node.getStart(component.file), message });
  const type = findPropsType(component);
  const members = type
    ? ts.isInterfaceDeclaration(type)
      ? type.members
      : ts.isTypeLiteralNode(type.type)
        ? type.type.members
        : undefined
    : undefined;
  if (!members) {
    report(
      component.parameter,
      'takes props without an interface in the same file, which its controls are read from.',
    );
    return { argTypes: [], problems };
  }
  const initial = readInitial(component, report);
  const uses = new Set<string>();
  const names = new Set(members.flatMap(({ name }) => (name ? [getName(name)] : [])));
  visitUses(component.component.body, names, ({ text }) => uses.add(text));
  checkDeclarations(component, names, report);
  const argTypes = members.flatMap((member) => {
    if (!ts.isPropertySignature(member)) {
      report(member, `has "${member.getText()}", which no control can change. Use ${KNOWN_TYPES}.`);
      return [];
    }
    const name = getName(member.name);
    if (initial && (!initial.has(name) || !uses.has(name))) {
      report(member, `doesn't use "${name}". Use it in the component or remove it.`);
    }
    return readArgType(member, initial?.get(name), report) ?? [];
  });
  initial?.forEach(({ node }, name) => {
    if (!names.has(name)) {
      report(node, `takes "${name}", which isn't in its interface.`);
    }
  });
  return { argTypes, problems };
}
