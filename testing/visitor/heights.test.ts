import { chooseHeights, describeHeights, type WidthSpace } from './heights';

const space = (width: number, used: number, reserved: number): WidthSpace => ({
  name: 'Bars',
  width,
  used,
  reserved,
});

it('accepts a demo with enough space, to half a pixel', () => {
  const demo = { name: 'Bars', line: 3, height: 400, phoneHeight: 480 };
  const spaces = [space(1440, 400.4, 400.5), space(600, 400.5, 400.5), space(360, 480.5, 480.5)];
  expect(describeHeights('a.mdx', [demo], spaces)).toEqual([]);
});

it('reports the width at which a demo has too little space, and what to write', () => {
  const demo = { name: 'Bars', line: 3, height: 400 };
  const spaces = [
    space(1440, 400, 400),
    space(600, 400, 400),
    space(390, 430, 400),
    space(360, 452.2, 400),
  ];
  expect(describeHeights('a.mdx', [demo], spaces)).toEqual([
    {
      file: 'a.mdx',
      line: 3,
      column: 1,
      message:
        'The demo "./Bars.tsx" needs more space, so the page shifts when it loads. It takes 452 px in a 360 px wide window. Write height={400} phoneHeight={452}.',
    },
  ]);
});

it('gives a demo without a height the maximum that it takes in wide and in narrow windows', () => {
  const demo = { name: 'Bars', line: 3 };
  const spaces = [
    space(1440, 300, 0),
    space(600, 340.6, 0),
    space(390, 320, 0),
    space(360, 310, 0),
  ];
  expect(chooseHeights(demo, spaces)).toEqual({ height: 341, phoneHeight: 320 });
  expect(chooseHeights(demo, [space(1440, 300, 0), space(360, 300, 0)])).toEqual({ height: 300 });
});

it('keeps a sufficient height if only the other one is too low', () => {
  const demo = { name: 'Bars', line: 3, height: 400, phoneHeight: 480 };
  expect(chooseHeights(demo, [space(1440, 420, 400), space(360, 470, 480)])).toEqual({
    height: 420,
    phoneHeight: 480,
  });
  expect(
    chooseHeights({ ...demo, phoneHeight: undefined }, [
      space(1440, 420, 400),
      space(360, 380, 400),
    ]),
  ).toEqual({
    height: 420,
    phoneHeight: 400,
  });
});
