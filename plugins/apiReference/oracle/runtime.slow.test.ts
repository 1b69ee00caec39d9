import { spawnSync } from 'node:child_process';
import path from 'node:path';
import {
  API_MAJORS,
  type ApiComponent,
  type ApiMajor,
  type ApiProduct,
} from '../../../src/lib/contracts/api';
import { getWorkspaceDir, loadModels } from '../loadModels';
import { getApiPages } from '../versionPages';
import { RUNTIME_REASONS } from './runtimeReasons';

/**
 * Compares the model with the running packages: whether a ref to a component gets a value, which
 * classes they export, what fills their slots. It uses no part of the extractor.
 */

const SITE_DIR = path.join(__dirname, '../../..');

interface Run {
  components: Record<
    string,
    { canHold: boolean; holds?: boolean; slots?: Record<string, boolean> } | undefined
  >;
  classes: Record<string, Record<string, string> | undefined>;
}

function run(major: ApiMajor, models: readonly ApiProduct[]): Run {
  const request = models.flatMap(({ product, components }) => {
    const pages = getApiPages(major)[product]?.components ?? [];
    return components.map((component) => ({
      product,
      name: component.name,
      exportName: component.exportName,
      imports: component.imports,
      isDrawn: pages.includes(component.name),
      slots: component.slots.filter((slot) => /^[A-Z]\w*$/.test(slot.default ?? '')),
    }));
  });
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'printRuntime.cjs')],
    {
      cwd: getWorkspaceDir(SITE_DIR, major),
      env: { ...process.env, NODE_ENV: 'development' },
      input: JSON.stringify(request),
      maxBuffer: 64 * 1024 * 1024,
      encoding: 'utf8',
    },
  );
  if (!stdout) {
    throw new Error(`The packages of ${major} did not run:\n${stderr}`);
  }
  return JSON.parse(stdout) as Run;
}

function compareRef({ name, ref }: ApiComponent, found: Run['components'][string]): string[] {
  if (!found) {
    return [`${name}: does not run`];
  }
  const takes = found.canHold && found.holds !== false;
  return takes === (ref !== undefined) ? [] : [`${name}: ${takes ? 'takes' : 'drops'} a ref`];
}

function compareClasses(
  { name, classes }: ApiComponent,
  { classes: constants }: Run,
  hidden: readonly string[] = [],
): string[] {
  const stem = name.charAt(0).toLowerCase() + name.slice(1);
  const constant =
    constants[`${stem}Classes`] ?? (/^DataGrid/.test(name) ? constants.gridClasses : undefined);
  const said = new Map(classes.map(({ key, className }) => [key, className]));
  return Object.entries(constant ?? {}).flatMap(([key, className]) =>
    said.get(key) === `.${className}` || hidden.includes(key)
      ? []
      : [`${name}: the class ${key} is .${className}, says ${said.get(key) ?? 'nothing'}`],
  );
}

function compareSlots({ name, slots }: ApiComponent, found: Run['components'][string]): string[] {
  return slots
    .filter((slot) => found?.slots?.[slot.name] === false)
    .map((slot) => `${name}: the slot ${slot.name} is not filled by ${slot.default ?? ''}`);
}

test.each(API_MAJORS)(
  'the components of %s do what the model says, or the reason is known',
  async (major) => {
    const { extractions } = await loadModels(SITE_DIR, [major]);
    const models = extractions.map(({ model }) => model);
    const found = run(major, models);
    const differences = models.flatMap(({ product, components, hidden }) =>
      components
        .flatMap((component) => {
          const facts = found.components[`${product} ${component.name}`];
          return [
            ...compareRef(component, facts),
            ...compareClasses(component, found, hidden?.classes[component.name]),
            ...compareSlots(component, facts),
          ];
        })
        .map((difference) => `${major} ${difference}`),
    );
    const explained = RUNTIME_REASONS.flatMap((reason) =>
      reason.differences.filter((line) => line.startsWith(`${major} `)),
    );
    expect(differences.sort()).toEqual(explained.sort());
  },
  600_000,
);
