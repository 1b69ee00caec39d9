import type { DemoSources, DemoStyling } from '../contracts/demos';
import { createDemoProgram } from './createDemoProgram';

function createStyling(label: string): DemoStyling {
  const file = (name: string) => ({ name, code: `${label} ${name}`, html: '<span>' });
  return {
    TS: { files: [file('Rows.tsx'), file('data.ts')] },
    JS: { files: [file('Rows.js'), file('data.js')] },
    dependencies: { react: '18.3.1' },
    typeDependencies: { '@types/luxon': '3.6.2' },
  };
}

const sources: DemoSources = {
  name: 'Rows',
  path: 'docs/react-data-grid/rows/Rows.tsx',
  stylings: { system: createStyling('system'), CSS: createStyling('CSS') },
};

const texts = { title: 'Rows – Data Grid', url: 'https://docs.example/x/rows/#Rows' };

describe('createDemoProgram', () => {
  it('uses the files of the language and styling, without their HTML', () => {
    expect(createDemoProgram(sources, { language: 'JS', styling: 'CSS', ...texts })).toEqual({
      name: 'Rows',
      ...texts,
      language: 'JS',
      styling: 'CSS',
      files: [
        { name: 'Rows.js', code: 'CSS Rows.js' },
        { name: 'data.js', code: 'CSS data.js' },
      ],
      dependencies: { react: '18.3.1' },
      typeDependencies: { '@types/luxon': '3.6.2' },
    });
  });

  it('uses system styling if the demo has no other', () => {
    const program = createDemoProgram(sources, { language: 'TS', styling: 'Tailwind', ...texts });
    expect(program.styling).toBe('system');
    expect(program.files[0]).toEqual({ name: 'Rows.tsx', code: 'system Rows.tsx' });
  });
});
