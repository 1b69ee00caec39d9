import {
  createBarePage,
  createComponentPage,
  createInterfacePage,
} from '@site/src/lib/apiPage/testPages';
import { getLayoutDefaults, parseLayout } from './layoutChoice';

it('starts as a table, or as a list for grids and interfaces, each with its own key', () => {
  const list = { layout: 'expanded', keys: 'dataGrid_apiPage_' };
  expect(getLayoutDefaults(createBarePage())).toEqual({ layout: 'table', keys: 'apiPage_' });
  expect(getLayoutDefaults(createComponentPage())).toEqual(list);
  expect(getLayoutDefaults(createInterfacePage())).toEqual(list);
});

it('ignores invalid stored values', () => {
  expect(parseLayout('collapsed')).toBe('collapsed');
  expect(parseLayout('grid')).toBeUndefined();
  expect(parseLayout(null)).toBeUndefined();
});
