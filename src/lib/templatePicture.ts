/** Width and height in px of template images: twice the size at which they're shown. */
export const TEMPLATE_PICTURE_SIZE = { width: 1280, height: 800 } as const;

export const TEMPLATE_PICTURE_MODES = ['light', 'dark'] as const;
export type TemplatePictureMode = (typeof TEMPLATE_PICTURE_MODES)[number];

/** `sign-in`, `dark` → `img/templates/sign-in-dark.webp`, below the base URL. */
export function getTemplatePicture(slug: string, mode: TemplatePictureMode): string {
  return `img/templates/${slug}-${mode}.webp`;
}
