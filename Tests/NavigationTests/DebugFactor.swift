// A debug build is about ten times slower; there a tenth of the cases has to do.
#if DEBUG
  let debugFactor = 10
#else
  let debugFactor = 1
#endif
