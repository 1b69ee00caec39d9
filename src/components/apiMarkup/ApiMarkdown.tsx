import type { Nodes, Root } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { BreakableName } from '../BreakableName';
import { resolveHref } from './resolveHref';

const parser = unified().use(remarkParse);

/** Plain-text URLs; a period after one ends the sentence. */
const ADDRESS = /(https?:\/\/[^\s)<>]*[^\s)<>.,;:])/;

function renderText(value: string, baseUrl: string): ReactNode {
  return value.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={resolveHref(part, baseUrl)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function renderChildren(nodes: readonly Nodes[], baseUrl: string): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, baseUrl)}</Fragment>);
}

function renderNode(node: Nodes, baseUrl: string): ReactNode {
  switch (node.type) {
    case 'text':
      return renderText(node.value, baseUrl);
    case 'inlineCode':
      return (
        <code>
          <BreakableName name={node.value} />
        </code>
      );
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'link': {
      const href = resolveHref(node.url, baseUrl);
      const children = renderChildren(node.children, baseUrl);
      return href === undefined ? children : <a href={href}>{children}</a>;
    }
    case 'emphasis':
      return <em>{renderChildren(node.children, baseUrl)}</em>;
    case 'strong':
    case 'heading':
      return <strong>{renderChildren(node.children, baseUrl)}</strong>;
    case 'paragraph':
      return <p>{renderChildren(node.children, baseUrl)}</p>;
    case 'list': {
      const items = renderChildren(node.children, baseUrl);
      return node.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'listItem':
      return <li>{renderBlocks(node.children, baseUrl)}</li>;
    case 'image':
      return node.alt;
    // Descriptions contain component names as `<Component />`; none contains HTML for the page.
    case 'html':
      return node.value;
    default:
      return 'children' in node ? renderChildren(node.children, baseUrl) : null;
  }
}

/** The first paragraph has no element: most of the hundreds of rows have no other. */
function renderBlocks([first, ...rest]: Root['children'], baseUrl: string): ReactNode {
  return (
    <>
      {first?.type === 'paragraph'
        ? renderChildren(first.children, baseUrl)
        : first && renderNode(first, baseUrl)}
      {renderChildren(rest, baseUrl)}
    </>
  );
}

/** A package's Markdown as elements; HTML in it is shown as text. */
export function ApiMarkdown({ text, baseUrl }: { text: string; baseUrl: string }) {
  return <>{renderBlocks(parser.parse(text).children, baseUrl)}</>;
}
