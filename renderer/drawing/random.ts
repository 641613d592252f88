// The pages' own figures draw from the same source.
export * from '../../components/sections/figures/random.ts';
