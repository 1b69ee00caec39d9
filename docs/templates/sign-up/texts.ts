export const texts = { title: 'Sign up' };
