import nprogress from 'nprogress';

// The library's own bar has a role that ARIA does not know. A page that has come is announced anyway.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});
