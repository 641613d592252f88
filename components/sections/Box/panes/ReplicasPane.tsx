import { percent } from '../../figures/fanGeometry.ts';
import { compactPath } from '../../figures/path.ts';
import { random } from '../../figures/random.ts';
import { Pane, SIZE } from './Pane.tsx';

const RUN = { bars: 64, replicas: 3, seed: 'replica' } as const;

/** The same strategy on three machines: the same trace, and the same last figure. */
export function ReplicasPane() {
  const { normal } = random(RUN.seed);
  const values = [1];
  for (let i = 1; i < RUN.bars; i++)
    values.push((values[i - 1] ?? 1) * Math.exp(0.004 + 0.02 * normal()));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const row = SIZE / RUN.replicas;
  const bottom = (replica: number) => Math.round((replica + 0.9) * row);
  const last = (values.at(-1) ?? 1).toFixed(4);
  const trace = (replica: number) =>
    compactPath(
      values.map((value, i) => [
        (i / (RUN.bars - 1)) * 640,
        bottom(replica) - ((value - low) / (high - low)) * row * 0.75,
      ]),
    );
  const replicas = Array.from({ length: RUN.replicas }, (_, i) => i);
  return (
    <Pane
      words={replicas.map((replica) => (
        <text
          key={replica}
          x="100%"
          y={percent(bottom(replica))}
          dy="-7"
          textAnchor="end"
          className="label-mono fill-text-2"
        >
          {last}
        </text>
      ))}
    >
      <path
        d={replicas.map((replica) => `M0 ${bottom(replica)}H${SIZE}`).join('')}
        className="stroke-rule"
      />
      <path d={replicas.map(trace).join('')} className="stroke-data" strokeWidth="1.6" />
    </Pane>
  );
}
