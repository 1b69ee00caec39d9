import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ApiContent } from './ApiContent';
import type { ApiPageModule } from './apiPageModule';
import { renderApiPage } from './renderApiPage';
import { createComponentPage } from './testPages';

const push = jest.fn<void, [string]>();
const location = { hash: '' };
let isBrowser = true;
const collected: string[] = [];

jest.mock('@docusaurus/router', () => ({
  useHistory: () => ({ push }),
  useLocation: () => location,
}));
jest.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({ withBaseUrl: (path: string) => `/docs${path}` }),
}));
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({
    collectAnchor: (anchor: string) => collected.push(`#${anchor}`),
    collectLink: (link: string) => collected.push(link),
  }),
}));
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => isBrowser }));

const markup = renderApiPage(createComponentPage(), '/docs/');
const answer = (html: string, status = 200) =>
  Promise.resolve(new Response(html, { status }) as Response);
const fetchPage = jest.fn<Promise<Response>, [string]>();
const scrolled = jest.fn<void, []>();
let count = 0;

/** A page of its own for each test: what has been fetched is kept. */
function createModule(rest: Partial<ApiPageModule> = {}): ApiPageModule {
  count += 1;
  return { url: `/x/api/data-grid/page-${count}/`, ...rest };
}

class Response {
  readonly ok: boolean;
  constructor(
    private readonly body: string,
    readonly init: { status: number },
  ) {
    this.ok = init.status < 400;
  }
  get status() {
    return this.init.status;
  }
  text() {
    return Promise.resolve(this.body);
  }
}
