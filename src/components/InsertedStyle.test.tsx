import { render } from '@testing-library/react';
import { InsertedStyle } from './InsertedStyle';

const listRules = ({ container }: { container: HTMLElement }) =>
  [...container.querySelector('style')!.sheet!.cssRules].map(({ cssText }) => cssText);

it('has its rule without text, which a policy would block', () => {
  const view = render(<InsertedStyle nonce="1">{'.a{--b: 1px;}'}</InsertedStyle>);
  expect(listRules(view)).toEqual(['.a {--b: 1px;}']);
  expect(view.container.querySelector('style')).toBeEmptyDOMElement();
  expect(view.container.querySelector('style')).toHaveAttribute('nonce', '1');
});

it('updates its rule', () => {
  const view = render(<InsertedStyle>{'.a{color: red;}'}</InsertedStyle>);
  view.rerender(<InsertedStyle>{'.c{color: blue;}'}</InsertedStyle>);
  expect(listRules(view)).toEqual(['.c {color: blue;}']);
  view.rerender(<InsertedStyle />);
  expect(listRules(view)).toEqual([]);
});
