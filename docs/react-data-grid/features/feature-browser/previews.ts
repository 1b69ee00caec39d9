import { analysisPreviews } from './analysisPreviews';
import { columnPreviews } from './columnPreviews';
import { editPreviews } from './editPreviews';
import { findPreviews } from './findPreviews';
import { rowPreviews } from './rowPreviews';

/** A small grid for each feature, rendered when its row is opened. */
export const previews = {
  ...findPreviews,
  ...columnPreviews,
  ...rowPreviews,
  ...editPreviews,
  ...analysisPreviews,
};

export type PreviewId = keyof typeof previews;
