import { formatGrowth, formatTable } from './formatTable';
import { readCount } from './readCount';

test('the table says what each gate took, and what a page costs', () => {
  const table = formatTable(
    [
      { gate: 'Format', seconds: 12.4, hasPassed: true },
      {
        gate: 'Code in the pages',
        seconds: 40,
        hasPassed: false,
        count: 310,
        unit: 'code blocks',
        growsWithPages: true,
      },
    ],
    20,
  );
  expect(table).toBe(
    [
      'Gate                       Seconds  Count            Seconds a page',
      'Format                          12',
      'Code in the pages: failed       40  310 code blocks            2.00',
      'All that grows with pages       40  20 pages                   2.00',
    ].join('\n'),
  );
});

test('the growth says what each page costs of those that a run has more', () => {
  const before = [
    { gate: 'Format', seconds: 12, hasPassed: true },
    { gate: 'Build', seconds: 100, hasPassed: true },
  ];
  const after = [
    { gate: 'Format', seconds: 12, hasPassed: true },
    { gate: 'Build', seconds: 125, hasPassed: true },
    { gate: 'Prose', seconds: 3, hasPassed: true },
  ];
  expect(formatGrowth(before, after, 50)).toBe(
    [
      'Gate    Seconds before  with 50 pages more  for each',
      'Format              12                  12      0.00',
      'Build              100                 125      0.50',
      'Prose                                    3',
      'All                112                 140      0.56',
    ].join('\n'),
  );
});

it.each([
  ['Tests:       1 failed, 1340 passed, 1341 total', { count: 1341, unit: 'tests' }],
  ['436 exported projects, 0 diagnostics.', { count: 436, unit: 'exported projects' }],
  ['Names in 120 pages, 2 diagnostics.', { count: 120, unit: 'pages' }],
  ['All good', {}],
])('reads the count of %j', (output, count) => {
  expect(readCount(output)).toEqual(count);
});
