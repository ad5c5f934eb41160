BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	n INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER, 
	body TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, n)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('373zgwwq6ydc',1,'created',NULL,'{"code":"LEUJR","game":"rueck","version":1,"seats":3,"house":{},"clock":0,"pace":"easy","level":"thumb","listed":false,"odds":"off","commitment":"24079924f9da1a736b784e57afb85c0561e4578975a204975e766e3f64ab2b2d","host":"8317e40d5ac4ac9cf381527fd53bbfcf9c3e1eef0458ead84a419d2c5e76608f"}',1794977227375963);
INSERT INTO "entries" VALUES('373zgwwq6ydc',2,'joined',0,'{"name":"Anna","guest":"GX03pK5mfJMetedS","key":"6f36b27d31c5decc7862e5490cc716a0083e0752a89a7749a7cc9bfd64a671d4"}',1794977227375967);
INSERT INTO "entries" VALUES('373zgwwq6ydc',3,'joined',1,'{"name":"Ben","guest":"BN2cShEOhOMyCknv","key":"c1a641125401a46a79860664f2ed38248891ba0df33a2cecc178593840ba6053"}',1794977227402347);
INSERT INTO "entries" VALUES('373zgwwq6ydc',4,'joined',2,'{"name":"Carl","guest":"auHrGk1bPjA1kKpp","key":"d7115f4f449ff00a50a847fab82a4eb9c446adeb95b35d71034c87fdef348f24"}',1794977227435063);
INSERT INTO "entries" VALUES('373zgwwq6ydc',5,'started',NULL,'{}',1794977227478545);
INSERT INTO "entries" VALUES('373zgwwq6ydc',6,'sealed',0,'{"turn":0,"code":5}',1794977227496274);
INSERT INTO "entries" VALUES('373zgwwq6ydc',7,'sealed',1,'{"turn":0,"code":2}',1794977227497072);
INSERT INTO "entries" VALUES('373zgwwq6ydc',8,'sealed',2,'{"turn":0,"code":6}',1794977227497087);
INSERT INTO "entries" VALUES('373zgwwq6ydc',9,'sealed',0,'{"turn":1,"code":6}',1794977227503828);
INSERT INTO "entries" VALUES('373zgwwq6ydc',10,'sealed',1,'{"turn":1,"code":0}',1794977227503846);
INSERT INTO "entries" VALUES('373zgwwq6ydc',11,'sealed',2,'{"turn":1,"code":0}',1794977227503857);
INSERT INTO "entries" VALUES('373zgwwq6ydc',12,'sealed',0,'{"turn":2,"code":4}',1794977227515782);
INSERT INTO "entries" VALUES('373zgwwq6ydc',13,'sealed',1,'{"turn":2,"code":1}',1794977227516189);
INSERT INTO "entries" VALUES('373zgwwq6ydc',14,'sealed',2,'{"turn":2,"code":3}',1794977227516202);
INSERT INTO "entries" VALUES('373zgwwq6ydc',15,'sealed',0,'{"turn":3,"code":10}',1794977227519686);
INSERT INTO "entries" VALUES('373zgwwq6ydc',16,'sealed',0,'{"turn":4,"code":7}',1794977227531751);
INSERT INTO "entries" VALUES('373zgwwq6ydc',17,'sealed',1,'{"turn":4,"code":4}',1794977227531765);
INSERT INTO "entries" VALUES('373zgwwq6ydc',18,'sealed',2,'{"turn":4,"code":1}',1794977227531773);
INSERT INTO "entries" VALUES('373zgwwq6ydc',19,'sealed',0,'{"turn":5,"code":0}',1794977227539734);
INSERT INTO "entries" VALUES('373zgwwq6ydc',20,'sealed',1,'{"turn":5,"code":7}',1794977227539749);
INSERT INTO "entries" VALUES('373zgwwq6ydc',21,'sealed',2,'{"turn":5,"code":7}',1794977227539756);
INSERT INTO "entries" VALUES('373zgwwq6ydc',22,'sealed',0,'{"turn":6,"code":1}',1794977227543733);
INSERT INTO "entries" VALUES('373zgwwq6ydc',23,'sealed',1,'{"turn":6,"code":3}',1794977227544018);
INSERT INTO "entries" VALUES('373zgwwq6ydc',24,'sealed',2,'{"turn":6,"code":2}',1794977227551389);
INSERT INTO "entries" VALUES('373zgwwq6ydc',25,'sealed',0,'{"turn":7,"code":3}',1794977227559773);
INSERT INTO "entries" VALUES('373zgwwq6ydc',26,'sealed',1,'{"turn":7,"code":5}',1794977227559788);
INSERT INTO "entries" VALUES('373zgwwq6ydc',27,'sealed',2,'{"turn":7,"code":4}',1794977227559796);
INSERT INTO "entries" VALUES('373zgwwq6ydc',28,'sealed',1,'{"turn":8,"code":12}',1794977227562205);
INSERT INTO "entries" VALUES('373zgwwq6ydc',29,'sealed',0,'{"turn":9,"code":2}',1794977227576293);
INSERT INTO "entries" VALUES('373zgwwq6ydc',30,'sealed',1,'{"turn":9,"code":6}',1794977227583401);
INSERT INTO "entries" VALUES('373zgwwq6ydc',31,'sealed',2,'{"turn":9,"code":5}',1794977227583413);
INSERT INTO "entries" VALUES('uagz7cbqubx4',1,'created',NULL,'{"code":"RAZGD","game":"rueck","version":1,"seats":3,"house":{},"clock":0,"pace":"easy","level":"thumb","listed":false,"odds":"off","commitment":"98d4cd72a5fd617132a88f361ff582d7cfa1641951039268955e963c78615641","host":"59766bde5c851fe3c28d3409b9612cbfd9e0605e6dfa2d656c26800db492a2e3"}',1794977227606561);
INSERT INTO "entries" VALUES('uagz7cbqubx4',2,'joined',0,'{"name":"Anna","guest":"GX03pK5mfJMetedS","key":"01ae8ceeff79c2c13a884917703ffa1742d9b22c2374fed8ea6069afcea4b406"}',1794977227606562);
INSERT INTO "entries" VALUES('uagz7cbqubx4',3,'joined',1,'{"name":"Ben","guest":"BN2cShEOhOMyCknv","key":"1e70f0a64d98d6cf370b84c031cf8569de3c92c4cb1ce24c7183df37a93336d0"}',1794977227624200);
INSERT INTO "entries" VALUES('uagz7cbqubx4',4,'joined',2,'{"name":"Carl","guest":"auHrGk1bPjA1kKpp","key":"ee96a312c1afe5f7bbde119541230210d884eb02213eaec37bed56ce56290bd4"}',1794977227659542);
INSERT INTO "entries" VALUES('uagz7cbqubx4',5,'started',NULL,'{}',1794977227715162);
INSERT INTO "entries" VALUES('uagz7cbqubx4',6,'sealed',0,'{"turn":0,"code":3}',1794977227740550);
INSERT INTO "entries" VALUES('uagz7cbqubx4',7,'sealed',1,'{"turn":0,"code":0}',1794977227747435);
INSERT INTO "entries" VALUES('uagz7cbqubx4',8,'sealed',2,'{"turn":0,"code":2}',1794977227747448);
INSERT INTO "entries" VALUES('uagz7cbqubx4',9,'sealed',0,'{"turn":1,"code":9}',1794977227766630);
INSERT INTO "entries" VALUES('uagz7cbqubx4',10,'took_over',1,'{"cause":"host"}',1794977227779973);
INSERT INTO "entries" VALUES('uagz7cbqubx4',11,'sealed',1,'{"turn":2,"code":2,"by_bot":true}',1794977228004162);
INSERT INTO "entries" VALUES('uagz7cbqubx4',12,'gave_back',1,'{}',1794977228015889);
INSERT INTO "entries" VALUES('uagz7cbqubx4',13,'sealed',0,'{"turn":2,"code":0}',1794977228039813);
INSERT INTO "entries" VALUES('uagz7cbqubx4',14,'sealed',0,'{"turn":2,"code":7}',1794977228043616);
INSERT INTO "entries" VALUES('uagz7cbqubx4',15,'said',2,'{"name":"Carl","text":"Na los!"}',1794977228052054);
INSERT INTO "entries" VALUES('uw7rrpqbryte',1,'created',NULL,'{"code":"STPTD","game":"klau","version":1,"seats":3,"house":{},"clock":0,"pace":"easy","level":"thumb","listed":false,"odds":"off","commitment":"9aec8288e23bc8e5ef2a0fcaeb806b48dc2db89745d2f3b3ef1a5b34e82b6455","host":"e8369e10a9bf09c2638b0ea21b601d1192f2ba169658c2e1ee36d4b02af354a6"}',1794977228255864);
INSERT INTO "entries" VALUES('uw7rrpqbryte',2,'joined',0,'{"name":"Anna","guest":"GX03pK5mfJMetedS","key":"f9c1cc8283be9640f3b4c5c6e8ee5f4484d1a993b9af1b71f7aa163ccff85c32"}',1794977228255865);
INSERT INTO "entries" VALUES('uw7rrpqbryte',3,'joined',1,'{"name":"Ben","guest":"BN2cShEOhOMyCknv","key":"8ac295df5ef80e7b6a9ae4698da55a92ca361cbba3871bdcc0917967a9d15b01"}',1794977228266782);
INSERT INTO "entries" VALUES('uw7rrpqbryte',4,'joined',2,'{"name":"Carl","guest":"auHrGk1bPjA1kKpp","key":"3a9fd6c33276920954bfe00fc4e489e8b4cc24436c65c80461b83be38a318dfe"}',1794977228347435);
INSERT INTO "entries" VALUES('uw7rrpqbryte',5,'started',NULL,'{}',1794977228364075);
INSERT INTO "entries" VALUES('uw7rrpqbryte',6,'sealed',0,'{"turn":0,"code":54}',1794977228366122);
INSERT INTO "entries" VALUES('uw7rrpqbryte',7,'sealed',1,'{"turn":1,"code":55}',1794977228366848);
INSERT INTO "entries" VALUES('uw7rrpqbryte',8,'sealed',1,'{"turn":2,"code":15}',1794977228380233);
INSERT INTO "entries" VALUES('uw7rrpqbryte',9,'sealed',1,'{"turn":3,"code":54}',1794977228395338);
INSERT INTO "entries" VALUES('uw7rrpqbryte',10,'sealed',2,'{"turn":4,"code":55}',1794977228409002);
INSERT INTO "entries" VALUES('uw7rrpqbryte',11,'sealed',2,'{"turn":5,"code":54}',1794977228409768);
INSERT INTO "entries" VALUES('uw7rrpqbryte',12,'sealed',0,'{"turn":6,"code":55}',1794977228410333);
INSERT INTO "entries" VALUES('uw7rrpqbryte',13,'sealed',0,'{"turn":7,"code":13}',1794977228410944);
INSERT INTO "entries" VALUES('uw7rrpqbryte',14,'sealed',0,'{"turn":8,"code":109}',1794977228411561);
INSERT INTO "entries" VALUES('uw7rrpqbryte',15,'sealed',1,'{"turn":9,"code":22}',1794977228412160);
INSERT INTO "entries" VALUES('uw7rrpqbryte',16,'sealed',1,'{"turn":10,"code":109}',1794977228412726);
INSERT INTO "entries" VALUES('uw7rrpqbryte',17,'sealed',2,'{"turn":11,"code":44}',1794977228413307);
INSERT INTO "entries" VALUES('uw7rrpqbryte',18,'sealed',1,'{"turn":12,"code":35}',1794977228413884);
INSERT INTO "entries" VALUES('uw7rrpqbryte',19,'sealed',1,'{"turn":13,"code":116}',1794977228414452);
INSERT INTO "entries" VALUES('uw7rrpqbryte',20,'sealed',1,'{"turn":14,"code":153}',1794977228415096);
INSERT INTO "entries" VALUES('uw7rrpqbryte',21,'sealed',0,'{"turn":15,"code":54}',1794977228415670);
INSERT INTO "entries" VALUES('uw7rrpqbryte',22,'sealed',2,'{"turn":16,"code":56}',1794977228416241);
INSERT INTO "entries" VALUES('uw7rrpqbryte',23,'sealed',2,'{"turn":17,"code":54}',1794977228416860);
INSERT INTO "entries" VALUES('uw7rrpqbryte',24,'sealed',1,'{"turn":18,"code":56}',1794977228417417);
INSERT INTO "entries" VALUES('uw7rrpqbryte',25,'sealed',1,'{"turn":19,"code":91}',1794977228418019);
INSERT INTO "entries" VALUES('uw7rrpqbryte',26,'sealed',1,'{"turn":20,"code":27}',1794977228418638);
INSERT INTO "entries" VALUES('uw7rrpqbryte',27,'sealed',0,'{"turn":21,"code":18}',1794977228419207);
INSERT INTO "entries" VALUES('uw7rrpqbryte',28,'sealed',2,'{"turn":22,"code":54}',1794977228419797);
INSERT INTO "entries" VALUES('uw7rrpqbryte',29,'sealed',1,'{"turn":23,"code":55}',1794977228420365);
INSERT INTO "entries" VALUES('uw7rrpqbryte',30,'sealed',1,'{"turn":24,"code":9}',1794977228420913);
CREATE TABLE guests (
	id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('GX03pK5mfJMetedS','Anna',1.79497722728519916533e+09);
INSERT INTO "guests" VALUES('BN2cShEOhOMyCknv','Ben',1.79497722731181812289e+09);
INSERT INTO "guests" VALUES('auHrGk1bPjA1kKpp','Carl',1.79497722731972050662e+09);
CREATE TABLE keyring (
	name TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "keyring" VALUES('cookies',X'6E5A0738E736E54B536A1A30B2F2EE354A1263EF74A5301563C21E60F4BC7951');
CREATE TABLE links (
	token TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seats TEXT NOT NULL, 
	host BOOLEAN NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (token)
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	guest TEXT NOT NULL, 
	here_until FLOAT NOT NULL, sits BOOLEAN DEFAULT 1 NOT NULL, 
	PRIMARY KEY (table_id, seat, guest)
);
INSERT INTO "seats" VALUES('373zgwwq6ydc',0,'GX03pK5mfJMetedS',0.0,1);
INSERT INTO "seats" VALUES('373zgwwq6ydc',1,'BN2cShEOhOMyCknv',0.0,1);
INSERT INTO "seats" VALUES('373zgwwq6ydc',2,'auHrGk1bPjA1kKpp',0.0,1);
INSERT INTO "seats" VALUES('uagz7cbqubx4',0,'GX03pK5mfJMetedS',0.0,1);
INSERT INTO "seats" VALUES('uagz7cbqubx4',1,'BN2cShEOhOMyCknv',0.0,1);
INSERT INTO "seats" VALUES('uagz7cbqubx4',2,'auHrGk1bPjA1kKpp',0.0,1);
INSERT INTO "seats" VALUES('uw7rrpqbryte',0,'GX03pK5mfJMetedS',0.0,1);
INSERT INTO "seats" VALUES('uw7rrpqbryte',1,'BN2cShEOhOMyCknv',0.0,1);
INSERT INTO "seats" VALUES('uw7rrpqbryte',2,'auHrGk1bPjA1kKpp',0.0,1);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	host TEXT NOT NULL, 
	listed BOOLEAN NOT NULL, 
	standing TEXT NOT NULL, 
	touched FLOAT NOT NULL, 
	due FLOAT, 
	card TEXT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('373zgwwq6ydc','LEUJR',X'293E84287F68141D2546C8405FC80946EC09E6F8CCC46BC15B8E157923417F94','GX03pK5mfJMetedS',0,'over',1.79497722758426880842e+09,NULL,'{"table":"373zgwwq6ydc","code":"LEUJR","game":"rueck","house":{},"clock":0,"pace":"easy","level":"thumb","rates":{},"listed":false,"odds":"off","hints":false,"standing":"over","people":[{"sits":"person","name":"Anna","level":null,"cause":null,"here":false,"rates":{}},{"sits":"person","name":"Ben","level":null,"cause":null,"here":false,"rates":{}},{"sits":"person","name":"Carl","level":null,"cause":null,"here":false,"rates":{}}],"commitment":"24079924f9da1a736b784e57afb85c0561e4578975a204975e766e3f64ab2b2d","opened":false}');
INSERT INTO "tables" VALUES('uagz7cbqubx4','RAZGD',X'0BB0558C2CE04FED22EDFE30313B05A33706A3F5925157CADEE13E6A47025004','GX03pK5mfJMetedS',0,'running',1.79497722802959895141e+09,NULL,'{"table":"uagz7cbqubx4","code":"RAZGD","game":"rueck","house":{},"clock":0,"pace":"easy","level":"thumb","rates":{},"listed":false,"odds":"off","hints":false,"standing":"running","people":[{"sits":"person","name":"Anna","level":null,"cause":null,"here":false,"rates":{}},{"sits":"person","name":"Ben","level":null,"cause":null,"here":false,"rates":{}},{"sits":"person","name":"Carl","level":null,"cause":null,"here":false,"rates":{}}],"commitment":"98d4cd72a5fd617132a88f361ff582d7cfa1641951039268955e963c78615641","opened":false}');
INSERT INTO "tables" VALUES('uw7rrpqbryte','STPTD',X'7103F5A66EAD84F8C02CE221564CF0B7F6D5B1E99CB2D0D721A56E442921AB09','GX03pK5mfJMetedS',0,'running',1.79497722836482477191e+09,NULL,'{"table":"uw7rrpqbryte","code":"STPTD","game":"klau","house":{},"clock":0,"pace":"easy","level":"thumb","rates":{},"listed":false,"odds":"off","hints":false,"standing":"running","people":[{"sits":"person","name":"Anna","level":null,"cause":null,"here":false,"rates":{}},{"sits":"person","name":"Ben","level":null,"cause":null,"here":false,"rates":{}},{"sits":"person","name":"Carl","level":null,"cause":null,"here":false,"rates":{}}],"commitment":"9aec8288e23bc8e5ef2a0fcaeb806b48dc2db89745d2f3b3ef1a5b34e82b6455","opened":false}');
CREATE INDEX tables_listed ON tables (listed, standing, touched);
CREATE INDEX tables_host ON tables (host, standing);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX seats_guest ON seats (guest);
COMMIT;
