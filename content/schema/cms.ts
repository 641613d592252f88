import { z } from 'zod';

/** The size at which a layout shows a picture. */
export interface PictureFit {
  /** Width to height; a picture of another ratio is cropped. */
  ratio: `${number}:${number}`;
  /** In pixels, so that the picture is sharp on a dense screen. */
  width: number;
}

/** A field's texts for editors, and its control in the form. */
export interface FieldMeta {
  /** The field's name in the words of a marketing person. */
  label: string;
  /** One sentence below the field: what to enter, and where it appears. */
  help?: string;
  /** For optional fields that another field requires: a sentence that says when. */
  required?: string;
  /** The control, if it does not follow from the type. */
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
  /** For images: the folder under public/images for uploads. */
  folder?: string;
  /** For images other than SVG: the size at which they are shown. */
  fit?: PictureFit;
  /** For texts: the number of characters that the layout is designed for; the check warns about longer ones. */
  best?: number;
  /** For references: the collection of the record. */
  collection?: string;
  /** For choices: the labels of values that are not their own label. */
  names?: Readonly<Record<string, string>>;
  /** The field that names the record: lists show it, and file names are made from it. */
  isTitle?: boolean;
  /**
   * For numbers about the firm: a claimed number needs a source, and a counted number must be the same everywhere
   * (rules/figures.ts).
   */
  number?: 'claimed' | 'counted';
  /** For texts, and groups of them, that are the same in every language: file names, addresses, clocks. */
  same?: true;
  /** For lists of objects: the key of the field that names an item. */
  itemTitle?: string;
}

/** The metadata of each field. A registry of our own, because `.meta()` is copied into the JSON Schema completely. */
export const cms = z.registry<FieldMeta>();

/** Registers a schema's metadata, and returns the same schema. */
export function field<S extends z.ZodType>(schema: S, meta: FieldMeta): S {
  cms.add(schema, meta);
  return schema;
}
