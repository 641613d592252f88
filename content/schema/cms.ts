import { z } from 'zod';

/** What a layout shows a picture at. */
export interface PictureFit {
  /** Width to height; what does not fit is cropped. */
  ratio: `${number}:${number}`;
  /** In pixels, so that the picture is sharp on a dense screen. */
  width: number;
}

/** A field's words for editors, and its control in the form. */
export interface FieldMeta {
  /** The field's name in the words of a marketing person. */
  label: string;
  /** One sentence under the field: what goes in, and where it shows. */
  help?: string;
  /** For optional fields: what they are required with, in a sentence. */
  required?: string;
  /** The control, where the type alone does not say it. */
  widget?:
    | 'textarea'
    | 'image'
    | 'reference'
    | 'date'
    | 'datetime'
    | 'time'
    | 'markdown'
    | 'colour'
    | 'link'
    | 'hidden';
  /** For images: the folder under public/images that uploads go to. */
  folder?: string;
  /** For images that are not drawings: what they are shown at. */
  fit?: PictureFit;
  /** For texts: how many characters their place is made for; a longer one shows, and the check says so. */
  best?: number;
  /** For references: the collection that the record must be in. */
  collection?: string;
  /** For choices: what a value is called where that is another word; else the value itself. */
  names?: Readonly<Record<string, string>>;
  /** The field that names the record: lists show it, file names are made from it. */
  isTitle?: boolean;
  /**
   * For numbers that say something of the firm: what is claimed names its source, and what is counted is the
   * same wherever it stands (rules/figures.ts).
   */
  number?: 'claimed' | 'counted';
  /** For texts, and for groups of them, that are the same in every language: names of files, addresses, clocks. */
  same?: true;
  /** For lists of objects: the key whose value names an item. */
  itemTitle?: string;
}

/**
 * What hangs on each field beside its rule. A registry of our own, not `.meta()`, because `.meta()`
 * is copied into JSON Schema whole.
 */
export const cms = z.registry<FieldMeta>();

/** Hangs the editor's words on a schema and hands the same schema back. */
export function field<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  cms.add(schema, meta);
  return schema;
}
