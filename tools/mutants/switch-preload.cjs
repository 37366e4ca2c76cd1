/** Loaded by every process and thread of a trial: answers the switches of tools/mutants/switched.ts and keeps which were asked. */
const trial = { mutant: Number(process.env.CENTAVO_MUTANT ?? Number.NaN), reached: new Set() }
globalThis.mutantTrial = trial
globalThis.isMutant = (id) => {
  trial.reached.add(id)
  return id === trial.mutant
}
