/** Programs to start from. */
export const SAMPLES = [
  {
    name: 'Greatest common divisor',
    source: `# two numbers, their divisor after them
.word 84, 30
      li   s0, 1024   # data starts here
      lw   a0, 0(s0)
      lw   a1, 4(s0)
loop: beqz a1, done
      remu t0, a0, a1
      mv   a0, a1
      mv   a1, t0
      j    loop
done: sw   a0, 8(s0)
      ecall`,
  },
  {
    name: 'Sum of squares',
    source: `# 1·1 + 2·2 + 3·3 + 4·4
      li   t0, 4
      li   a0, 0
next: mul  t1, t0, t0
      add  a0, a0, t1
      addi t0, t0, -1
      bnez t0, next
      ecall`,
  },
  {
    name: 'A program that never halts',
    source: `      li   a0, 1
again:
      slli a0, a0, 1
      j    again`,
  },
] as const;
