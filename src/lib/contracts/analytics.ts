/**
 * Everything that analytics can be told, as a catalogue. The types of events are derived from it,
 * and so is the table for maintainers: `npm run events` writes ANALYTICS.md. Only its types reach
 * the browser.
 */

interface InteractionEntry {
  /** What the label says; null where there is none. */
  label: null | { text: string } | { oneOf: readonly string[] };
  /** Action → when it happens. */
  actions: Readonly<Record<string, string>>;
}

const DEMO_LABEL = { text: 'path of the demo below its docs folder' };

/** What readers do, by category. Each is sent with `eventAction` and `eventLabel`. */
export const INTERACTIONS = {
  ad: {
    label: { text: 'the ad, its place and its shape; `null` as text without one' },
    actions: {
      display: 'An ad was displayed; of such events a tenth is sent.',
      click: 'Anything in an ad was clicked.',
      crash: 'Drawing an ad failed.',
    },
  },
  code: {
    label: null,
    actions: {
      'copy-click': 'A block of code was copied by its button.',
      'copy-keyboard': 'A block of code was copied by Ctrl+C.',
    },
  },
  demo: {
    label: DEMO_LABEL,
    actions: {
      'source-ts': 'TypeScript was chosen in the toolbar.',
      'source-js': 'JavaScript was chosen in the toolbar.',
      'styling-system': 'The styling of the library was chosen in the toolbar.',
      'styling-tailwind': 'Tailwind was chosen in the toolbar.',
      'styling-css': 'Plain CSS was chosen in the toolbar.',
      expand: 'The full source was opened or closed.',
      'copy-click': 'The source was copied by its button while the full source was closed.',
      'copy-keyboard': 'The source was copied by Ctrl+C while the full source was closed.',
      control: 'A control of the demo was changed; told once the reader pauses.',
      reset: 'The demo was started anew.',
      'reset-focus': 'The focus was put before the demo.',
      fullscreen: 'The demo was made to fill the screen, or put back.',
      playground: 'The demo was opened in the playground.',
      stackblitz: 'The demo was opened in StackBlitz.',
      codesandbox: 'The demo was opened in CodeSandbox.',
      'open-in-mui-chat': 'The demo was to be opened in the chat.',
      'copy-prompt': 'The demo was copied as a prompt.',
      download: 'The demo was downloaded as a project.',
      github: 'The source was opened in the repository.',
      'copy-ts-source-link': 'The link to the TypeScript source was copied.',
      'copy-js-source-link': 'The link to the JavaScript source was copied.',
      'copy-edit-link': 'The link to the edited source was copied.',
    },
  },
  'demo-expand': {
    label: DEMO_LABEL,
    actions: {
      'copy-click': 'The source was copied by its button while the full source was open.',
      'copy-keyboard': 'The source was copied by Ctrl+C while the full source was open.',
    },
  },
  docs: {
    label: null,
    actions: { 'click-back-to-top': 'The button back to the top of the page was pressed.' },
  },
  feedback: {
    label: null,
    actions: {
      'vote-up': 'A page or one of its sections was voted helpful.',
      'vote-down': 'A page or one of its sections was voted not helpful.',
      comment: 'A comment on a page or a section was submitted. What it says is never told.',
      undo: 'A vote was taken back.',
    },
  },
  header: {
    label: null,
    actions: { github: 'The link to the repository in the header was followed.' },
  },
  layout: {
    label: { oneOf: ['table', 'expanded', 'collapsed'] },
    actions: {
      props: 'Another layout was chosen for the props of a reference page.',
      slots: 'Another layout was chosen for its slots.',
      classes: 'Another layout was chosen for its classes.',
    },
  },
  offline: {
    label: { text: 'version and product of the pack, as `v8/data-grid`' },
    actions: {
      store: 'A pack was to be stored.',
      resume: 'A pack was to be completed.',
      update: 'A stored pack was to be updated.',
      cancel: 'Storing a pack was stopped.',
      delete: 'A stored pack was deleted.',
    },
  },
  page: {
    label: null,
    actions: {
      'copy-markdown': 'The page was copied as Markdown.',
      'view-markdown': 'The page was opened as Markdown.',
      chatgpt: 'The page was opened in ChatGPT.',
      claude: 'The page was opened in Claude.',
    },
  },
  search: {
    label: null,
    actions: {
      open: 'The search was opened. What is searched is never told.',
      choose: 'A result of the search was chosen.',
    },
  },
  settings: {
    label: null,
    actions: {
      light: 'The light mode was chosen.',
      system: 'The mode of the system was chosen.',
      dark: 'The dark mode was chosen.',
      ltr: 'Left to right was chosen.',
      rtl: 'Right to left was chosen.',
      'dense-false': 'The standard density of demos was chosen.',
      'dense-true': 'Dense demos were chosen.',
      'language-TS': 'TypeScript was chosen for all demos.',
      'language-JS': 'JavaScript was chosen for all demos.',
      'styling-system': 'The styling of the library was chosen for all demos.',
      'styling-Tailwind': 'Tailwind was chosen for all demos.',
      'styling-CSS': 'Plain CSS was chosen for all demos.',
      'date-library-dayjs': 'Day.js was chosen as the date library.',
      'date-library-date-fns': 'date-fns was chosen as the date library.',
      'date-library-luxon': 'Luxon was chosen as the date library.',
      'date-library-moment': 'Moment.js was chosen as the date library.',
      'package-manager-npm': 'npm was chosen as the package manager.',
      'package-manager-pnpm': 'pnpm was chosen as the package manager.',
      'package-manager-yarn': 'yarn was chosen as the package manager.',
      'plan-all': 'Marks of what lies outside a plan were switched off.',
      'plan-community': 'What lies outside the Community plan was marked.',
      'plan-pro': 'What lies outside the Pro plan was marked.',
      'plan-premium': 'Premium was chosen as the plan.',
      share: 'A link with all settings was copied.',
      reset: 'All settings were reset.',
      'link-keep': 'Settings that came with a link were kept.',
      'link-undo': 'Settings that came with a link were taken back.',
    },
  },
  template: {
    label: DEMO_LABEL,
    actions: {
      'source-ts': 'TypeScript was chosen.',
      'source-js': 'JavaScript was chosen.',
      'styling-system': 'The styling of the library was chosen.',
      'styling-tailwind': 'Tailwind was chosen.',
      'styling-css': 'Plain CSS was chosen.',
      'theme-custom': "The template's own theme was chosen.",
      'theme-default': 'The default theme of Material UI was chosen.',
      preview: 'A template was opened from the gallery.',
      expand: 'The code was opened.',
      'copy-click': 'A file, or all of them, was copied.',
      reset: 'The template was started anew.',
      stackblitz: 'The template was opened in StackBlitz.',
      codesandbox: 'The template was opened in CodeSandbox.',
      download: 'The template was downloaded as a project.',
    },
  },
  upgrade: {
    label: null,
    actions: {
      copy: 'An upgrade checklist was copied as Markdown.',
      download: 'An upgrade checklist was downloaded as Markdown.',
    },
  },
} as const satisfies Record<string, InteractionEntry>;

/** What a view of a page says of it. */
export const PAGE_VIEW = {
  page_title: 'the title of the page, once it has settled',
  page_location: 'the path of the page without language, query and hash',
  productId: 'the product of the page, as `x-charts`; `null` as text when it has none',
  productCategoryId: 'the family of products, as `x`; `null` as text when it has none',
} as const;

interface PropertyEntry {
  values: 'text' | 'number' | readonly string[];
  text: string;
}

const SCHEMES = ['light', 'dark'] as const;

/** What is said of the reader's surroundings: at the start, and whenever one of them changes. */
export const USER_PROPERTIES = {
  codeVariant: { values: ['TS', 'JS'], text: 'the language in which demos are shown' },
  userLanguage: { values: 'text', text: 'the language of the page, as `en`' },
  devicePixelRatio: { values: 'number', text: 'device pixels to a CSS pixel, rounded to 0.1' },
  colorSchemeOS: { values: SCHEMES, text: 'what the operating system asks for' },
  colorScheme: { values: SCHEMES, text: 'what the page is shown in' },
} as const satisfies Record<string, PropertyEntry>;

/** What is measured in one of ten thousand loads of a page. */
export const WEB_VITALS = {
  CLS: 'how much the layout moved',
  FCP: 'when anything was painted first',
  INP: 'how long the page took to answer',
  LCP: 'when the largest part was painted',
  TTFB: 'when the first byte came',
} as const;

export type Category = keyof typeof INTERACTIONS;

export type Action<C extends Category> = keyof (typeof INTERACTIONS)[C]['actions'] & string;

type LabelOf<L> = L extends { oneOf: readonly (infer Value)[] }
  ? Value
  : L extends { text: string }
    ? string
    : null;

export type Label<C extends Category> = LabelOf<(typeof INTERACTIONS)[C]['label']>;

/** Something that a reader did, or an ad: `{ name: 'header', action: 'github', label: null }`. */
export type Interaction = {
  [C in Category]: { name: C; action: Action<C>; label: Label<C> };
}[Category];

/** How markup names what a click on it means; an optional share of such clicks is enough. */
export type ClickEvent = {
  [C in Category]: { category: C; action: Action<C>; split?: number } & (null extends Label<C>
    ? { label?: null }
    : { label: Label<C> });
}[Category];

export type PageView = { name: 'page_view' } & Record<keyof typeof PAGE_VIEW, string>;

type PropertyValue<V> = V extends readonly (infer Value)[]
  ? Value
  : V extends 'number'
    ? number
    : string;

export type UserProperties = {
  [P in keyof typeof USER_PROPERTIES]: PropertyValue<(typeof USER_PROPERTIES)[P]['values']>;
};

/** One property; they are sent one at a time. */
export type UserProperty = {
  [P in keyof UserProperties]: { name: 'user_property'; property: P; value: UserProperties[P] };
}[keyof UserProperties];

/** A measured value, shape of behaviour 2.5. `delta` is what it grew by since it was last sent. */
export interface WebVital {
  name: keyof typeof WEB_VITALS;
  id: string;
  label: 'Web Vitals';
  delta: number;
  value: number;
}

/** Every event that the site can send. */
export type AnalyticsEvent = Interaction | PageView | UserProperty | WebVital;

/** Receives each event once, in order; must not throw. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;
