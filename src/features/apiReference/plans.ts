/** The page that explains the plans, with a section for each. */
export const PLANS_PATH = '/x/introduction/licensing/';

/** On the first element of the markup: that path with the base URL, for all badges on the page. */
export const PLANS_ATTRIBUTE = 'data-plans';

/** The badge of a plan in a row's name. */
export const PLAN_ELEMENTS = { em: 'pro', strong: 'premium' } as const;
