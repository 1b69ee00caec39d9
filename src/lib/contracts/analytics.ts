/**
 * The catalog of everything sent to analytics. The types of events are derived from it, and so is
 * the table for maintainers: `npm run events` writes ANALYTICS.md. Only its types reach the
 * browser.
 */

interface InteractionEntry {
  /** The content of the label; null if there is none. */
  label: null | { text: string } | { oneOf: readonly string[] };
  /** Maps actions to when they happen. */
  actions: Readonly<Record<string, string>>;
}

const DEMO_LABEL = { text: 'path of the demo below its docs folder' };

/** Interactions by category. Each is sent with `eventAction` and `eventLabel`. */
export const INTERACTIONS = {
  ad: {
    label: { text: 'the ad, its slot and its shape; the string `null` without one' },
    actions: {
      display: 'An ad was displayed; a tenth of these events is sent.',
      click: 'Anything in an ad was clicked.',
      crash: 'Rendering an ad failed.',
    },
  },
  code: {
    label: null,
    actions: {
      'copy-click': 'A code block was copied with its button.',
      'copy-keyboard': 'A code block was copied with Ctrl+C.',
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
      'copy-click': 'The source was copied with its button while the full source was closed.',
      'copy-keyboard': 'The source was copied with Ctrl+C while the full source was closed.',
      control: 'A control of the demo was changed; sent once the reader pauses.',
      reset: 'The demo was reset.',
      'reset-focus': 'The focus was moved to the start of the demo.',
      fullscreen: 'The demo was switched to full screen, or back.',
      playground: 'The demo was opened in the playground.',
      stackblitz: 'The demo was opened in StackBlitz.',
      codesandbox: 'The demo was opened in CodeSandbox.',
      'open-in-mui-chat': 'Opening the demo in the chat was requested.',
      'copy-prompt': 'The demo was copied as a prompt.',
      download: 'The demo was downloaded as a project.',
      github: 'The source was opened in the repository.',
      'copy-ts-source-link': 'The link to the TypeScript source was copied.',
      'copy-js-source-link': 'The link to the JavaScript source was copied.',
      'copy-edit-link': 'The link to the edited source was copied.',
      'copy-files': 'All files of the program were copied.',
    },
  },
  'demo-expand': {
    label: DEMO_LABEL,
    actions: {
      'copy-click': 'The source was copied with its button while the full source was open.',
      'copy-keyboard': 'The source was copied with Ctrl+C while the full source was open.',
    },
  },
  docs: {
    label: null,
    actions: { 'click-back-to-top': 'The back-to-top button was clicked.' },
  },
  feedback: {
    label: null,
    actions: {
      'vote-up': 'A page or one of its sections was voted helpful.',
      'vote-down': 'A page or one of its sections was voted not helpful.',
      comment: 'A comment on a page or a section was submitted. Its text is never sent.',
      undo: 'A vote was retracted.',
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
      store: 'Storing a pack was requested.',
      resume: 'Resuming a pack was requested.',
      update: 'Updating a stored pack was requested.',
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
      open: 'The search was opened. Queries are never sent.',
      choose: 'A search result was chosen.',
    },
  },
  settings: {
    label: null,
    actions: {
      light: 'Light mode was chosen.',
      system: "The system's mode was chosen.",
      dark: 'Dark mode was chosen.',
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
      'plan-all': 'Marking features outside of a plan was turned off.',
      'plan-community': 'Features outside of the Community plan were marked.',
      'plan-pro': 'Features outside of the Pro plan were marked.',
      'plan-premium': 'Premium was chosen as the plan.',
      share: 'A link with all settings was copied.',
      reset: 'All settings were reset.',
      'link-keep': 'Settings from a link were kept.',
      'link-undo': 'Settings from a link were reverted.',
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
      reset: 'The template was reset.',
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

/** Parameters of a page view. */
export const PAGE_VIEW = {
  page_title: 'the title of the page, once it has settled',
  page_location: 'the path of the page without its language, query and hash',
  productId: 'the product of the page, such as `x-charts`; the string `null` if it has none',
  productCategoryId: 'the family of products, such as `x`; the string `null` if it has none',
} as const;

interface PropertyEntry {
  values: 'text' | 'number' | readonly string[];
  text: string;
}

const SCHEMES = ['light', 'dark'] as const;

/** The reader's environment: sent at the start, and whenever one of these properties changes. */
export const USER_PROPERTIES = {
  codeVariant: { values: ['TS', 'JS'], text: 'the language in which demos are shown' },
  userLanguage: { values: 'text', text: 'the language of the page, such as `en`' },
  devicePixelRatio: { values: 'number', text: 'device pixels per CSS pixel, rounded to 0.1' },
  colorSchemeOS: { values: SCHEMES, text: 'the color scheme of the operating system' },
  colorScheme: { values: SCHEMES, text: 'the color scheme of the page' },
} as const satisfies Record<string, PropertyEntry>;

/** Measured in one out of ten thousand page loads. */
export const WEB_VITALS = {
  CLS: 'how much the layout shifted',
  FCP: 'when something was first painted',
  INP: 'how long the page took to respond',
  LCP: 'when the largest element was painted',
  TTFB: 'when the first byte arrived',
} as const;

export type Category = keyof typeof INTERACTIONS;

export type Action<C extends Category> = keyof (typeof INTERACTIONS)[C]['actions'] & string;

type LabelOf<L> = L extends { oneOf: readonly (infer Value)[] }
  ? Value
  : L extends { text: string }
    ? string
    : null;

export type Label<C extends Category> = LabelOf<(typeof INTERACTIONS)[C]['label']>;

/**
 * An interaction of a reader, or an event of an ad: `{ name: 'header', action: 'github', label:
 * null }`.
 */
export type Interaction = {
  [C in Category]: { name: C; action: Action<C>; label: Label<C> };
}[Category];

/**
 * How markup specifies the event sent for a click; optionally, only a share of these clicks is
 * sent.
 */
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

/** One property; they're sent one at a time. */
export type UserProperty = {
  [P in keyof UserProperties]: { name: 'user_property'; property: P; value: UserProperties[P] };
}[keyof UserProperties];

/** A measured value. `delta` is its increase since it was last sent. */
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
