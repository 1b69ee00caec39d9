/** Where the plans are explained, a section each. */
export const PLANS_PATH = '/x/introduction/licensing/';

/** On the first element of the markup: that path with the base URL, for all marks of the page. */
export const PLANS_ATTRIBUTE = 'data-plans';

/** What marks a plan in a row's name. */
export const PLAN_ELEMENTS = { em: 'pro', strong: 'premium' } as const;
