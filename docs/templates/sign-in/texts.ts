export const texts = { title: 'Sign in' };
