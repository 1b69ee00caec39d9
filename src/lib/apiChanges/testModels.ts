import type {
  ApiComponent,
  ApiExport,
  ApiInterface,
  ApiMember,
  ApiProduct,
} from '../contracts/api';

/** A model for tests; omitted parts are empty. */
export function createModel(parts: Partial<ApiProduct> & Pick<ApiProduct, 'major'>): ApiProduct {
  return {
    product: 'data-grid',
    version: `${parts.major.slice(1)}.0.0`,
    packages: {},
    components: [],
    interfaces: [],
    hooks: [],
    events: [],
    selectors: [],
    apiParts: [],
    objects: [],
    themeKeys: [],
    exports: [],
    ...parts,
  };
}

/** A member with a name and type: `createMember('rows', 'R[]')`. */
export function createMember(name: string, text: string, rest: Partial<ApiMember> = {}): ApiMember {
  return { name, type: { text }, ...rest };
}

export function createComponent(
  name: string,
  parts: Partial<Omit<ApiComponent, 'name'>> = {},
): ApiComponent {
  return {
    name,
    plan: 'community',
    imports: [],
    props: [],
    inherited: [],
    slots: [],
    classes: [],
    file: `${name}/${name}`,
    packageName: '@mui/x-data-grid',
    ...parts,
  };
}

export function createInterface(name: string, members: readonly ApiMember[]): ApiInterface {
  return { name, plan: 'community', imports: [], members };
}

export function createExport(name: string, rest: Partial<ApiExport> = {}): ApiExport {
  return { name, kind: 'type', plan: 'community', imports: ['@mui/x-data-grid'], ...rest };
}
