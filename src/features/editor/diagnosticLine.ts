import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

const MARK = Decoration.line({ class: 'cm-diagnosticLine' });

/** Marks a line (1-based); undefined removes the mark. */
export const setDiagnosticLine = StateEffect.define<number | undefined>();

function markLine(doc: Text, line: number | undefined): DecorationSet {
  if (line === undefined) {
    return Decoration.none;
  }
  const within = Math.min(Math.max(1, Math.trunc(line)), doc.lines);
  return Decoration.set(MARK.range(doc.line(within).from));
}

export const diagnosticLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, newDoc }) {
    const effect = effects.findLast((candidate) => candidate.is(setDiagnosticLine));
    return effect ? markLine(newDoc, effect.value) : marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});
