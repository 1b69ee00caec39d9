import {
  createElement,
  forwardRef,
  type ComponentPropsWithoutRef,
  type ElementRef,
  type JSX,
} from 'react';

/** Creates a component for an element that always has these classes. */
export function part<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  className: string,
) {
  return forwardRef<ElementRef<Tag>, ComponentPropsWithoutRef<Tag>>(
    (props: object, ref) => createElement(tag, { ...props, ref, className }),
  );
}
