/** A number that counts up once when it is first seen; its final value stands in the HTML. */
export function Counter({ value, suffix }: { value: number; suffix?: string }) {
  return (
    <p className="display-figure flex items-start pt-[0.08em]">
      {value}
      {suffix && <em className="mt-[0.06em] ml-[0.06em] text-[0.42em] leading-none">{suffix}</em>}
    </p>
  );
}
