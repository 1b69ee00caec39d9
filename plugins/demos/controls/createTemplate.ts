import ts from 'typescript';
import type {
  ArgCondition,
  ArgType,
  ArgValue,
  OmittablePart,
  TemplatePart,
} from '../../../src/lib/contracts/demoControls';
import { formatRuns, listRuns, type HighlightedRun } from '../highlight';
import { findPropsComponent, findPropsType, isRead, type PropsComponent } from './findComponent';
import { readLiteral } from './literals';

/** A place in the code whose text depends on the args; `start` to `end` disappears with it. */
interface Hole {
  start: number;
  end: number;
  parts: TemplatePart[];
}

/** Returns the code between two offsets. */
type Cut = (start: number, end: number) => { code: string; html: string };

/** Slices code together with its highlighting. */
function createCut(code: string, fileName: string): Cut {
  let at = 0;
  const runs = listRuns(code, fileName).map((run) => {
    const start = at;
    at += run.text.length;
    return { ...run, start };
  });
  return (start, end) => {
    const inside = runs.flatMap(({ text, className, start: from }): HighlightedRun[] => {
      const part = text.slice(Math.max(0, start - from), Math.max(0, end - from));
      return part && from < end ? [{ text: part, className }] : [];
    });
    return { code: code.slice(start, end), html: formatRuns(inside) };
  };
}

const isUndefined = (node: ts.Node) => ts.isIdentifier(node) && node.text === 'undefined';

class TemplateWriter {
  private readonly argTypes: ReadonlyMap<string, ArgType>;

  constructor(
    private readonly file: ts.SourceFile,
    private readonly cut: Cut,
    argTypes: readonly ArgType[],
  ) {
    this.argTypes = new Map(argTypes.map((argType) => [argType.name, argType]));
  }

  /** The parts of a piece of code with these holes. */
  write(start: number, end: number, holes: readonly Hole[]): TemplatePart[] {
    const parts: TemplatePart[] = [];
    let at = start;
    const writeCode = (to: number) => {
      if (to > at) {
        parts.push(this.cut(at, to));
      }
    };
    holes.forEach((hole) => {
      writeCode(hole.start);
      parts.push(...hole.parts);
      at = hole.end;
    });
    writeCode(end);
    return parts;
  }

  /** A node and everything before it from `start`. */
  writeNode(node: ts.Node, start = node.getStart(this.file)): TemplatePart[] {
    return this.write(start, node.getEnd(), this.findHoles(node));
  }

  /** The places in a node, including itself, that depend on the args. */
  findHoles(node: ts.Node): Hole[] {
    if (ts.isTypeNode(node)) {
      return [];
    }
    const hole = this.findHole(node);
    if (hole) {
      return [hole];
    }
    const holes: Hole[] = [];
    ts.forEachChild(node, (child) => {
      holes.push(...this.findHoles(child));
    });
    return holes;
  }

  private findHole(node: ts.Node): Hole | undefined {
    const own = { start: node.getStart(this.file), end: node.getEnd() };
    const arg = this.findArg(node);
    if (arg) {
      return { ...own, parts: [{ arg }] };
    }
    if (ts.isJsxAttribute(node)) {
      return this.writeAttribute(node);
    }
    if (ts.isShorthandPropertyAssignment(node) && this.argTypes.has(node.name.text)) {
      return { ...own, parts: this.writeShorthand(node, own.start) };
    }
    if (ts.isObjectLiteralExpression(node)) {
      const hasOmittable = node.properties.some((property) => this.findOmission(property));
      return hasOmittable ? { ...own, parts: this.writeObject(node) } : undefined;
    }
    const chosen = unwrapSpread(node);
    if (ts.isConditionalExpression(chosen)) {
      const choose = this.readCondition(chosen.condition);
      return choose
        ? {
            ...own,
            parts: [
              {
                choose,
                then: this.writeNode(chosen.whenTrue),
                otherwise: this.writeNode(chosen.whenFalse),
              },
            ],
          }
        : undefined;
    }
    return undefined;
  }

  /** The arg that a node reads. */
  private findArg(node: ts.Node): string | undefined {
    return ts.isIdentifier(node) &&
      this.argTypes.has(node.text) &&
      isRead(node) &&
      !ts.isShorthandPropertyAssignment(node.parent)
      ? node.text
      : undefined;
  }

  /** `size`, `!size`, `size === 40` and `size !== 40`, with the arg before the literal. */
  private readCondition(node: ts.Expression): ArgCondition | undefined {
    const arg = this.findArg(node);
    if (arg) {
      return this.argTypes.get(arg)!.control.type === 'boolean' ? { arg, is: true } : undefined;
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      const inner = this.readCondition(node.operand);
      return inner && negate(inner);
    }
    if (!ts.isBinaryExpression(node)) {
      return undefined;
    }
    const compared = this.findArg(node.left);
    const is = readLiteral(node.right);
    if (compared === undefined || (is === undefined && !isUndefined(node.right))) {
      return undefined;
    }
    const condition = createCondition(compared, is);
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.EqualsEqualsEqualsToken:
        return condition;
      case ts.SyntaxKind.ExclamationEqualsEqualsToken:
        return negate(condition);
      default:
        return undefined;
    }
  }

  /** When an arg is the library's default or isn't set. */
  private findArgOmission(arg: string): ArgCondition[] | undefined {
    const { name, initial, defaultValue } = this.argTypes.get(arg)!;
    const canBeUnset = initial === undefined;
    return defaultValue !== undefined || canBeUnset
      ? [createCondition(name, defaultValue)]
      : undefined;
  }

  /** When a value can be omitted without effect; undefined if it never can. */
  private findValueOmission(node: ts.Expression): ArgCondition[] | undefined {
    const arg = this.findArg(node);
    if (arg) {
      return this.findArgOmission(arg);
    }
    if (ts.isConditionalExpression(node)) {
      const choose = this.readCondition(node.condition);
      if (choose && isUndefined(node.whenTrue) !== isUndefined(node.whenFalse)) {
        return [isUndefined(node.whenTrue) ? choose : negate(choose)];
      }
      const [one, other] = [node.whenTrue, node.whenFalse].map((branch) =>
        this.findValueOmission(branch),
      );
      return choose && JSON.stringify(one) === JSON.stringify(other) ? one : undefined;
    }
    if (ts.isObjectLiteralExpression(node) && node.properties.length > 0) {
      const omissions = node.properties.map((property) => this.findOmission(property));
      return omissions.every((omission) => omission !== undefined) ? omissions.flat() : undefined;
    }
    return undefined;
  }

  private findOmission(property: ts.ObjectLiteralElementLike): ArgCondition[] | undefined {
    if (ts.isShorthandPropertyAssignment(property)) {
      const { text } = property.name;
      return this.argTypes.has(text) ? this.findArgOmission(text) : undefined;
    }
    return ts.isPropertyAssignment(property)
      ? this.findValueOmission(property.initializer)
      : undefined;
  }

  private writeAttribute(node: ts.JsxAttribute): Hole | undefined {
    const { initializer } = node;
    const expression =
      initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
    if (!expression) {
      return undefined;
    }
    const arg = this.findArg(expression);
    const omit = this.findValueOmission(expression);
    if (!arg && !omit) {
      return undefined;
    }
    // Including the space before it, and the line break if it has its own line.
    const start = node.getFullStart();
    const parts: TemplatePart[] = arg
      ? [this.cut(start, node.name.getEnd()), { arg, isAttribute: true }]
      : this.write(start, node.getEnd(), this.findHoles(expression));
    return { start, end: node.getEnd(), parts: omit ? [{ omit, parts }] : parts };
  }

  private writeShorthand(node: ts.ShorthandPropertyAssignment, start: number): TemplatePart[] {
    const name = node.name.text;
    const before = this.cut(start, node.name.getStart(this.file));
    const key = formatRuns([{ text: name, className: 'tok-propertyName' }]);
    return [{ code: `${before.code}${name}: `, html: `${before.html}${key}: ` }, { arg: name }];
  }

  private writeProperty(property: ts.ObjectLiteralElementLike): OmittablePart {
    const start = property.getFullStart();
    const omit = this.findOmission(property);
    const parts =
      ts.isShorthandPropertyAssignment(property) && this.argTypes.has(property.name.text)
        ? this.writeShorthand(property, start)
        : this.writeNode(property, start);
    return { ...(omit && { omit }), parts };
  }

  private writeObject(node: ts.ObjectLiteralExpression): TemplatePart[] {
    const { properties } = node;
    return [
      this.cut(node.getStart(this.file), properties.pos),
      {
        items: properties.map((property) => this.writeProperty(property)),
        hasTrailingComma: properties.hasTrailingComma === true,
        space: this.cut(properties.end, node.getEnd() - 1).code,
      },
      this.cut(node.getEnd() - 1, node.getEnd()),
    ];
  }
}

/** The spread expression, without parentheses that a single alternative doesn't need. */
function unwrapSpread(node: ts.Node): ts.Node {
  const isSpread =
    ts.isJsxSpreadAttribute(node.parent) ||
    ts.isSpreadAssignment(node.parent) ||
    ts.isSpreadElement(node.parent);
  return isSpread && ts.isParenthesizedExpression(node) ? node.expression : node;
}

function createCondition(arg: string, is: ArgValue | undefined): ArgCondition {
  return { arg, ...(is !== undefined && { is }) };
}

function negate({ not, ...condition }: ArgCondition): ArgCondition {
  return not ? condition : { ...condition, not: true };
}

/** The type of the props with its comment and the empty line after it, and the parameter. */
function findProps(code: string, component: PropsComponent) {
  const type = findPropsType(component);
  const { file, parameter } = component;
  const list = component.component.getChildren(file);
  const open = list.find(({ kind }) => kind === ts.SyntaxKind.OpenParenToken);
  const close = list.find(({ kind }) => kind === ts.SyntaxKind.CloseParenToken);
  const empty = { parts: [] };
  return [
    ...(type
      ? [
          {
            ...empty,
            start: type.getStart(file, true),
            end: type.end + /^\s*/.exec(code.slice(type.end))![0].length,
          },
        ]
      : []),
    {
      ...empty,
      start: open?.end ?? parameter.pos,
      end: close?.getStart(file) ?? parameter.end,
    },
  ];
}

/** A part of the code, by its offsets. */
interface TemplateRange {
  start: number;
  end: number;
}

/**
 * The entry of a demo with controls as a template: without its props, and with the value of each
 * where it's used. An attribute or property disappears if its value is the library's default, and
 * so does an object that contains nothing else. `range` selects a part of it.
 */
export function createTemplate(
  code: string,
  fileName: string,
  argTypes: readonly ArgType[],
  range?: TemplateRange,
): TemplatePart[] {
  const component = findPropsComponent(code);
  if (!component) {
    return [createCut(code, fileName)(0, code.length)];
  }
  const writer = new TemplateWriter(component.file, createCut(code, fileName), argTypes);
  const holes = writer.findHoles(component.component.body);
  if (range) {
    const inside = holes.filter(({ start, end }) => start >= range.start && end <= range.end);
    return writer.write(range.start, range.end, inside);
  }
  // The type may be below the component.
  const all = [...findProps(code, component), ...holes].sort((a, b) => a.start - b.start);
  return writer.write(0, code.length, all);
}

/** The same parts without the indentation of all lines except the first. */
export function unindentTemplate(
  template: readonly TemplatePart[],
  unindent: (code: string) => string,
): TemplatePart[] {
  return template.map((part): TemplatePart => {
    const shorten = (parts: readonly TemplatePart[]) => unindentTemplate(parts, unindent);
    if ('code' in part) {
      return { code: unindent(part.code), html: unindent(part.html) };
    }
    if ('arg' in part) {
      return part;
    }
    if ('choose' in part) {
      return { ...part, then: shorten(part.then), otherwise: shorten(part.otherwise) };
    }
    if ('items' in part) {
      const items = part.items.map((item) => ({ ...item, parts: shorten(item.parts) }));
      return { ...part, items, space: unindent(part.space) };
    }
    return { ...part, parts: shorten(part.parts) };
  });
}
