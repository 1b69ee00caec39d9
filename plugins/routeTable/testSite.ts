import type { Generated } from '../docusaurusInternals';
import { readGenerated } from '../docusaurusInternals';

export const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/playground/',
    component: ComponentCreator('/playground/', '214'),
    exact: true
  },
  {
    path: '/x/',
    component: ComponentCreator('/x/', 'f4d'),
    routes: [
      {
        path: '/x/',
        component: ComponentCreator('/x/', '3f1'),
        routes: [
          {
            path: '/x/api/bar-chart-pro/',
            component: ComponentCreator('/x/api/bar-chart-pro/', '40b'),
            exact: true,
            sidebar: "docs"
          },
          {
            path: '/x/api/bar-chart/',
            component: ComponentCreator('/x/api/bar-chart/', 'dc8'),
            exact: true,
            sidebar: "docs"
          },
          {
            path: '/x/don\\'t/',
            component: ComponentCreator('/x/don\\'t/', '111'),
            exact: true
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

export const CHUNK_NAMES = {
  '/playground/-214': { __comp: 'aa', __context: { plugin: 'ctx' }, items: ['one', 'two'] },
  '/x/-f4d': { __comp: 'root', __context: { plugin: 'ctx' } },
  '/x/-3f1': { __comp: 'version', __props: 'props' },
  '/x/api/bar-chart-pro/-40b': { __comp: 'doc', content: 'pro' },
  '/x/api/bar-chart/-dc8': { __comp: 'doc', content: 'bar' },
  "/x/don't/-111": { __comp: 'doc', content: 'dont' },
};

const NAMES = ['aa', 'bar', 'ctx', 'doc', 'dont', 'one', 'pro', 'props', 'root', 'two', 'version'];

const createEntry = (name: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`;

export const REGISTRY = `export default {\n${NAMES.map(createEntry).join('\n')}};\n`;

/** The files that Docusaurus generates for a small site; some of them can be overridden. */
export function readTestSite(
  files: Partial<Record<'routes.js' | 'registry.js', string>> = {},
): Generated {
  const all = {
    'routes.js': ROUTES,
    'routesChunkNames.json': JSON.stringify(CHUNK_NAMES, null, 2),
    'registry.js': REGISTRY,
    ...files,
  };
  return readGenerated((file) => all[file]);
}
