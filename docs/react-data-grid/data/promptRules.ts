/** A column, as the grid describes it to the service. */
export interface PromptColumn {
  field: string;
  description: string | null;
  examples: unknown[];
  type: string;
  allowedOperators: string[];
}

type Calculation = 'avg' | 'sum' | 'min' | 'max' | 'size';

/** The view of the grid that a prompt asks for. */
interface PromptAnswer {
  conversationId: string;
  /** How many rows to select from the top; -1 for none. */
  select: number;
  filters: { column: string; operator: string; value: string }[];
  filterOperator?: 'and' | 'or';
  aggregation: Record<string, Calculation>;
  sorting: { column: string; direction: 'asc' | 'desc' }[];
  grouping: { column: string }[];
  pivoting: Record<string, never>;
}

const calculations: [words: string, name: Calculation][] = [
  ['sum|total', 'sum'],
  ['average|mean', 'avg'],
  ['maximum|largest', 'max'],
  ['minimum|smallest', 'min'],
];

const comparisons: [words: string, operator: string][] = [
  ['over|above|more than', '>'],
  ['under|below|less than', '<'],
];

/**
 * The names a prompt can use for a column: its field in words, such as "unit price", or the first
 * word of its description.
 */
function namesOf({ field, description }: PromptColumn) {
  const words = field.replace(/[A-Z]/g, ' $&');
  const [firstWord = ''] = (description ?? '').split(' ');
  return [words, firstWord]
    .map((name) => name.toLowerCase())
    .filter((name) => name !== '');
}

/** Turns a prompt into a view of the grid with rules. A real service would use a language model. */
export function answerByRules(
  prompt: string,
  columns: PromptColumn[],
  conversationId = `conversation-${Date.now()}`,
): PromptAnswer {
  const text = prompt.toLowerCase();
  const answer: PromptAnswer = {
    conversationId,
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [],
    grouping: [],
    pivoting: {},
  };

  /** Finds the field named right after certain words, such as "sort by". */
  const findField = (words: string) => {
    const rest = text.split(new RegExp(`\\b(?:${words}) `))[1] ?? '';
    return columns.find((column) =>
      namesOf(column).some((name) => rest.startsWith(name)),
    )?.field;
  };

  const sorted = findField('sort by|sorted by|highest|lowest|newest|oldest');
  if (sorted) {
    const isDown = /\b(highest|newest|descending)\b/.test(text);
    answer.sorting.push({ column: sorted, direction: isDown ? 'desc' : 'asc' });
  }

  const grouped = findField('group by|grouped by|per');
  if (grouped) {
    answer.grouping.push({ column: grouped });
  }

  for (const [words, name] of calculations) {
    const field = findField(words);
    if (field) {
      answer.aggregation[field] = name;
    }
  }

  for (const [words, operator] of comparisons) {
    const value = new RegExp(`\\b(?:${words}) \\$?(\\d+)`).exec(text)?.[1];
    const column = columns.find(
      (candidate) =>
        candidate.allowedOperators.includes(operator) &&
        namesOf(candidate).some((name) => text.includes(name)),
    );
    if (value && column) {
      answer.filters.push({ column: column.field, operator, value });
    }
  }

  // If the prompt contains one of a column's example values, filter by it.
  for (const { field, examples, allowedOperators } of columns) {
    const value = examples.find(
      (example) =>
        typeof example === 'string' && text.includes(example.toLowerCase()),
    );
    const operator = ['is', 'equals'].find((name) =>
      allowedOperators.includes(name),
    );
    if (typeof value === 'string' && operator) {
      answer.filters.push({ column: field, operator, value });
    }
  }

  const selected = /\bselect (?:the )?(?:first|top) (\d+)/.exec(text)?.[1];
  if (selected) {
    answer.select = Number(selected);
  }

  const { filters, sorting, grouping, aggregation } = answer;
  const lists = [filters, sorting, grouping, Object.keys(aggregation)];
  if (!selected && lists.every((list) => list.length === 0)) {
    throw new Error(`I found no column or value in “${prompt}”.`);
  }
  return answer;
}

/** Simulates a service that takes a while. Replace it with a request to your own. */
export async function askRules(
  prompt: string,
  context: string,
  conversationId?: string,
) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const columns = JSON.parse(context) as PromptColumn[];
  return answerByRules(prompt, columns, conversationId);
}
