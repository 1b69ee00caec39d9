import type { ChatRequest } from '@site/src/lib/contracts/chat';
import type { Product } from '@site/src/lib/products';
import { choosePackage, type Subject } from './subject';

/** The data about a demo that is sent to the chat: nothing but what the contract lists. */
export function createRequest(subject: Subject & { product: Product }): ChatRequest {
  const { title, pageTitle, product, files } = subject;
  return {
    type: 'mui-docs',
    name: title,
    description: pageTitle,
    files: files.map(({ name, code }, index) => ({
      path: name,
      content: code,
      ...(index === 0 && { isEntry: true }),
    })),
    package: choosePackage(product, subject),
  };
}
