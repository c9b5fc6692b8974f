import ember

# #region main
kiln = ember.connect("@port@")
kiln.lamp.blink(times=3)
# #endregion
