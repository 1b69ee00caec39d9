import nprogress from 'nprogress';

// The library's own bar has a role that ARIA doesn't define. Loaded pages are announced anyway.
nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
});
