import { listReferences } from './listReferences';

test('lists IDs and the links within the site, without duplicates and unescaped', () => {
  const markup = `<h2 id="props">Props</h2><a href="/x/api/?a=1&amp;b=2">A</a>
    <a href="/x/api/?a=1&amp;b=2">again</a><a href="https://mui.com/">out</a><a href="#props">in</a>
    <p id="it&#x27;s"></p>`;
  expect(listReferences(markup)).toEqual({
    anchors: ['props', "it's"],
    links: ['/x/api/?a=1&b=2', '#props'],
  });
});
