import { createRandom } from './random';

export interface StoredFile {
  id: number;
  /** The folder it's in; `null` at the top level. */
  parentId: number | null;
  name: string;
  owner: string;
  /** In kilobytes; `null` for folders. */
  size: number | null;
  changedOn: Date;
}

const towns = ['Alder Bay', 'Cape Reed', 'Eastport', 'Garnet Cove', 'North Jetty'];
const works = [
  'Breakwater',
  'Ferry slip',
  'Fish market',
  'Light tower',
  'Pier',
  'Quay',
];
const folders = ['Contracts', 'Drawings', 'Permits', 'Photos', 'Surveys'];
const documents = [
  'Cost estimate.xlsx',
  'Cross section.dwg',
  'Crane rental.pdf',
  'Diving report.pdf',
  'Floor plan.dwg',
  'Insurance.pdf',
  'Letter to the town.docx',
  'Minutes.docx',
  'Piling log.csv',
  'Soil test.pdf',
  'Tide tables.csv',
  'View from the sea.jpg',
];
const owners = [
  'Amara Okafor',
  'Greta Brandt',
  'Liam Reyes',
  'Mira Novak',
  'Tala Iyer',
];

/** A harbor builder's files: 30 projects, with their folders and documents. */
export function createFiles(seed = 1): StoredFile[] {
  const random = createRandom(seed);
  const files: StoredFile[] = [];

  const add = (
    parentId: number | null,
    name: string,
    size: number | null = null,
  ) => {
    const changedOn = new Date(2026, random.between(0, 9), random.between(1, 28));
    const id = files.length + 1;
    files.push({ id, parentId, name, owner: random.pick(owners), size, changedOn });
    return id;
  };
  const pickSome = (names: string[], percent: number) =>
    names.filter(() => random.chance(percent));

  for (const project of towns.flatMap((town) =>
    works.map((work) => `${town} ${work}`),
  )) {
    const projectId = add(null, project);
    for (const folder of pickSome(folders, 60)) {
      const folderId = add(projectId, folder);
      for (const document of pickSome(documents, 30)) {
        add(folderId, document, random.between(12, 4800));
      }
    }
    add(projectId, 'Read me.txt', random.between(1, 9));
  }
  return files;
}
