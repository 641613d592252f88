/** A drawing of 48 by 48 px beside a title that says the same. */
export const Icon = ({ src }: { src: string }) => (
  <img
    src={src}
    alt=""
    width="48"
    height="48"
    loading="lazy"
    decoding="async"
    className="size-12"
  />
);
