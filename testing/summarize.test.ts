import { summarize, type WeighedPage } from './summarize';

const create = (page: string, scripts: number): WeighedPage => ({
  page,
  bytes: { scripts },
});

it('compares the median page and the heaviest with the stock page', () => {
  const pages = [create('/heavy/', 400), create('/light/', 100), create('/middle/', 150)];
  expect(summarize(pages, create('/stock/', 100))).toEqual({
    median: 1.5,
    worst: 4,
    worstPage: '/heavy/',
  });
});
