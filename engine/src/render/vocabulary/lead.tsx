/** `<Lead>`, the text that a home page starts with, and `<Actions>`, its links as buttons: the first one is for most readers. */
import type { ElementProps } from './element.ts';

export const Lead = ({ children }: ElementProps) => <div className="lead">{children}</div>;

export const Actions = ({ children }: ElementProps) => <div className="actions">{children}</div>;
