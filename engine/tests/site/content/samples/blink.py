import ember

kiln = ember.connect("@port@")
kiln.lamp.blink(times=3)
